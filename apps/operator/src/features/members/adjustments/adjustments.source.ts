import { listAdjustments } from '@site/shared-api/contract/adjustment'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

export const adjustmentsSource = cursorSource(['merchant', 'account', 'state'], (query, options) =>
  call(listAdjustments, { query }, options),
)
