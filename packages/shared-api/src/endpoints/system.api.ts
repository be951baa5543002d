import { systemStatus } from '../contract/system.ts'
import { callQuery } from '../query.ts'

export type { CustomerServiceEntry, ResourceLink } from '../contract/system.ts'

/** Whether the site is open, its downloads and its ways to customer service (A3, B3). */
export function systemStatusQuery() {
  return callQuery(systemStatus)
}
