import type { systemStatus, ValueOf } from '../contract/index.ts'
import { getQuery } from '../query.ts'

export type { CustomerServiceEntry, ResourceLink } from '../contract/index.ts'

/** Whether the site is open, its downloads and its ways to customer service (A3, B3). */
export function systemStatusQuery() {
  return getQuery<ValueOf<typeof systemStatus>>('/wps/system/status')
}
