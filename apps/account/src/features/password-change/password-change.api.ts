import { call, callQuery } from '@site/shared-api'
import { confirmProof, sendProofCode } from '@site/shared-api/contract/account-proof'
import type { ValueOf } from '@site/shared-api/contract/call'
import { readPaymentPassword } from '@site/shared-api/contract/payment-password'
import { changePassword, type PasswordChange } from '@site/shared-api/contract/password'
import { sendSealed } from '#sealed/index.ts'

/** Sets another password (B4, B7); answers the next device token where one was requested. Throws what `sendSealed` throws. */
export async function changeTo(payload: Omit<PasswordChange, 'iat' | 'nonce'>): Promise<string | undefined> {
  const { deviceToken } = await sendSealed(changePassword, payload)
  return deviceToken
}

/** Says whether the account has a password at all: who registered by a number alone has none (ACC-11). */
export const hasPasswordQuery = () => callQuery(readPaymentPassword)

const own = {
  alert: {
    but: ['feature_unavailable', 'sms_unavailable', 'too_many_requests', 'verification_code_wrong'],
  },
} as const

/** Sends a code to the number or e-mail of the account; until when no other is sent, and where it went, masked. */
export const sendProof = (): Promise<ValueOf<typeof sendProofCode>> => call(sendProofCode, {}, own)

export const sendProofBack = (code: string) => call(confirmProof, { body: { code } }, own)
