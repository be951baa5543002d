import { call, callQuery } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import { endDevice as endOne, endOtherDevices, listDevices } from '@site/shared-api/contract/devices'

/** The session was already ended elsewhere: the result is the same. */
export const GONE = 'device_unknown'

export type Device = ValueOf<typeof listDevices>['list'][number]

/** Where the member is signed in, the newest first (ACC-21). */
export function devicesQuery() {
  return callQuery(listDevices)
}

/** Ends one session or forgets one remembered browser. */
export async function endDevice(id: string): Promise<void> {
  await call(endOne, { params: { id } }, { alert: { but: [GONE] } })
}

/** Ends every other one and answers how many there were. */
export async function endOthers(): Promise<number> {
  const { ended } = await call(endOtherDevices)
  return ended
}
