import { listDebts } from '@site/shared-api/contract/debt'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

export const debtsSource = cursorSource(['merchant', 'account'], (query, options) =>
  call(listDebts, { query }, options),
)
