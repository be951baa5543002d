import { getQuery, site } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { endOtherDevices, listDevices } from '@site/shared-api/contract/devices'

export type Device = ValueOf<typeof listDevices>['list'][number]

/** Where the member is signed in, the newest first (ACC-21). */
export function devicesQuery() {
  return getQuery<ValueOf<typeof listDevices>>('/wps/session/devices', {}, { member: true })
}

/** Ends one session or forgets one remembered browser. */
export async function endDevice(id: string): Promise<void> {
  await site().client.send('DELETE', `/wps/session/devices/${encodeURIComponent(id)}`)
}

/** Ends every other one and answers how many there were. */
export async function endOthers(): Promise<number> {
  const answer = await site().client.send('DELETE', '/wps/session/devices')
  return (answer as ValueOf<typeof endOtherDevices>).ended // reason: typed by the contract, checked by the platform
}
