import { callQuery } from '@site/shared-api'
import { registerSettingsCall } from '@site/shared-api/contract/system'

/** Registration of the brand: methods, fields and their rules, ways to sign in and to a new password (B5, B7). */
export function registerSettingsQuery() {
  return callQuery(registerSettingsCall)
}
