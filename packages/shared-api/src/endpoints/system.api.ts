import { registerSettingsCall, systemStatus } from '../contract/system.ts'
import { callQuery } from '../query.ts'

export type { CustomerServiceEntry, ResourceLink } from '../contract/system.ts'

/** Whether the site is open, its downloads and its ways to customer service (A3, B3). */
export function systemStatusQuery() {
  return callQuery(systemStatus)
}

/** Registration of the brand: methods, fields and their rules, ways to sign in and to a new password (B5, B7). */
export function registerSettingsQuery() {
  return callQuery(registerSettingsCall)
}
