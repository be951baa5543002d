import type { ValueOf } from '../contract/call.ts'
import type { registerSettingsCall, systemStatus } from '../contract/system.ts'
import { getQuery } from '../query.ts'

export type {
  CustomerServiceEntry,
  RegisterField,
  RegisterSettings,
  ResourceLink,
} from '../contract/system.ts'

/** Whether the site is open, its downloads and its ways to customer service (A3, B3). */
export function systemStatusQuery() {
  return getQuery<ValueOf<typeof systemStatus>>('/wps/system/status')
}

/** Registration of the brand: methods, fields and their rules, ways to sign in and to a new password (B5, B7). */
export function registerSettingsQuery() {
  return getQuery<ValueOf<typeof registerSettingsCall>>('/wps/system/setting/register')
}
