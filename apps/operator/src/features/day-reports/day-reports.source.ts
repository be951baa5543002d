import { listDayReports } from '@site/shared-api/contract/day-report'
import { call } from '#client/call.ts'
import { cursorSource } from '#providers/cursor-source.ts'

/** Days of the chosen brand; none before one is chosen. */
export const dayReportsSource = cursorSource(
  ['merchant', 'differing'],
  ({ merchant = '', ...query }, options) =>
    call(listDayReports, { query: { merchant: String(merchant), ...query } }, options),
  ['merchant'],
)
