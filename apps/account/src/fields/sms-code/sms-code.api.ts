import { site } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { smsNoLogin } from '@site/shared-api/contract/one-time-code'

export type CodePurpose = 'login' | 'password' | 'register'

export interface MobileNumber {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** Sends a code (B7) and answers until when no other one is sent, in epoch milliseconds on the platform's clock. */
export async function sendCode(purpose: CodePurpose, number: MobileNumber, slider: string): Promise<number> {
  const register = purpose === 'register'
  const path = register ? '/wps/verification/sms/register' : '/wps/verification/sms/noLogin'
  const body = { ...number, slider, ...(register ? {} : { purpose }) }
  const answer = await site().client.send('POST', path, body)
  return (answer as ValueOf<typeof smsNoLogin>).expirationTime // reason: typed by the contract, checked by the platform
}
