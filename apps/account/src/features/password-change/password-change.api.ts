import { changePassword, type PasswordChange } from '@site/shared-api/contract/password'
import { sendSealed } from '#sealed/index.ts'

/** Sets another password (B4, B7); answers the next device token where one was asked for. Throws what `sendSealed` throws. */
export async function changeTo(payload: Omit<PasswordChange, 'iat' | 'nonce'>): Promise<string | undefined> {
  const { deviceToken } = await sendSealed(changePassword, payload)
  return deviceToken
}
