import { call } from '@site/shared-api'
import { smsNoLogin, smsRegister } from '@site/shared-api/contract/one-time-code'

export type CodePurpose = 'login' | 'password' | 'register'

export interface MobileNumber {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** Sends a code (B7) and answers until when no other one is sent, in epoch milliseconds on the platform's clock. */
export async function sendCode(purpose: CodePurpose, number: MobileNumber, slider: string): Promise<number> {
  const body = { ...number, slider }
  const { expirationTime } =
    purpose === 'register'
      ? await call(smsRegister, { body })
      : await call(smsNoLogin, { body: { ...body, purpose } })
  return expirationTime
}
