import { site } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { PasswordByPhone, PasswordReset, setPasswordByPhone } from '@site/shared-api/contract/password'
import type { HumanChecks } from '#human-check/captcha/index.ts'
import { sendSealed } from '#sealed/index.ts'

type Set = ValueOf<typeof setPasswordByPhone>

/** Asks for a link by e-mail; the answer is the same for an account that there is not (ACC-17). */
export async function askForLink(username: string, email: string, checks: HumanChecks): Promise<void> {
  await site().client.send('POST', '/wps/member/password/forgot', { username, email, ...checks })
}

/** Sets a new password by a code and answers whose it is (ACC-18). */
export async function setByPhone(payload: Omit<PasswordByPhone, 'iat' | 'nonce'>): Promise<string> {
  const answer = await sendSealed<PasswordByPhone>('POST', '/wps/member/password/phone', payload)
  return (answer as Set).userName // reason: typed by the contract, checked by the platform
}

/** Sets a new password by the token of an e-mail, good for one use, and answers whose it is. */
export async function setByLink(resetToken: string, newPassword: string): Promise<string> {
  const payload = { resetToken, newPassword }
  const answer = await sendSealed<PasswordReset>('POST', '/wps/member/password/reset', payload)
  return (answer as Set).userName // reason: as above
}
