import { listConsoleMallOrders, listGrants, listRebates } from '@site/shared-api/contract/reward-console'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

const FILTERS = ['merchant', 'account', 'state', 'source'] as const

export const grantsSource = cursorSource(FILTERS, (query, options) => call(listGrants, { query }, options))
export const mallOrdersSource = cursorSource(FILTERS, (query, options) =>
  call(listConsoleMallOrders, { query }, options),
)
export const rebatesSource = cursorSource(FILTERS, (query, options) => call(listRebates, { query }, options))
