import { callQuery } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import { consolidatedSettings } from '@site/shared-api/contract/system'

export type Helpline = ValueOf<typeof consolidatedSettings>['helplines'][number]

/** The brand's settings, among them who helps its players. */
export function settingsQuery() {
  return callQuery(consolidatedSettings)
}
