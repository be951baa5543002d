import { listDifferences } from '@site/shared-api/contract/difference'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

export const differencesSource = cursorSource(['merchant', 'state', 'book'], (query, options) =>
  call(listDifferences, { query }, options),
)
