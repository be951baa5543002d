import { call } from '@site/shared-api'
import {
  forgotPassword,
  resetPassword,
  setPasswordByPhone,
  type PasswordByPhone,
} from '@site/shared-api/contract/password'
import type { HumanChecks } from '#human-check/captcha/index.ts'
import { sendSealed } from '#sealed/index.ts'

/** Asks for a link by e-mail; the answer is the same for an account that there is not (ACC-17). */
export async function askForLink(username: string, email: string, checks: HumanChecks): Promise<void> {
  await call(forgotPassword, { body: { username, email, ...checks } }, { alert: 'own' })
}

/** Sets a new password by a code and answers whose it is (ACC-18). */
export async function setByPhone(payload: Omit<PasswordByPhone, 'iat' | 'nonce'>): Promise<string> {
  const { userName } = await sendSealed(setPasswordByPhone, payload)
  return userName
}

/** Sets a new password by the token of an e-mail, good for one use, and answers whose it is. */
export async function setByLink(resetToken: string, newPassword: string): Promise<string> {
  const { userName } = await sendSealed(resetPassword, { resetToken, newPassword })
  return userName
}
