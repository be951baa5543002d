import type { ValueOf } from '@site/shared-api/contract/call'
import type { changePassword, PasswordChange } from '@site/shared-api/contract/password'
import { sendSealed } from '#sealed/index.ts'

/** Sets another password (B4, B7); answers the next device token where one was asked for. Throws what `sendSealed` throws. */
export async function changeTo(payload: Omit<PasswordChange, 'iat' | 'nonce'>): Promise<string | undefined> {
  const answer = await sendSealed<PasswordChange>('POST', '/wps/member/password', payload)
  return (answer as ValueOf<typeof changePassword>).deviceToken // reason: typed by the contract, checked by the platform
}
