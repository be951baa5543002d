import { LANGUAGE_TAGS, type Language } from '@site/config'
import { ApiError, site } from '@site/shared-api'
import { sendPhoneCode, type PhoneAuthSettings, type PhoneProof } from './firebase-phone.ts'

/** Codes that wait for the player, one for each purpose: they outlive the form; the answer of a right one is kept for a second try. */
const proofs = new Map<string, { readonly proof: PhoneProof; code?: string; token?: string }>()

/** A typed number as the service wants it (E.164): the country's code, without the zero that is dialled inside. */
function worldNumber(dialling: string, typed: string): string {
  if (typed.startsWith('+')) return `+${typed.replace(/\D/g, '')}`
  return `+${dialling.replace(/\D/g, '')}${typed.replace(/\D/g, '').replace(/^0+/, '')}`
}

/** Where a code goes, as it was typed. */
export interface PhoneNumber {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** Has the service send a code to a number, and keeps what proves it. Throws ApiError or NetworkError. */
export async function send(
  purpose: string,
  settings: PhoneAuthSettings,
  { countryDialingCode, mobileNum }: PhoneNumber,
  language: Language,
): Promise<void> {
  const number = worldNumber(countryDialingCode, mobileNum)
  proofs.set(purpose, { proof: await sendPhoneCode(settings, number, LANGUAGE_TAGS[language]) })
  site()
    .bus.on('sessionStarted')
    .subscribe(() => proofs.delete(purpose))
}

/** The service's ID token for a code that it has sent; throws ApiError `verification_code_wrong` where it fits none. */
export async function confirm(purpose: string, code: string): Promise<string> {
  const waiting = proofs.get(purpose)
  if (waiting === undefined) throw new ApiError(400, 'verification_code_wrong')
  if (waiting.token !== undefined && waiting.code === code) return waiting.token
  const token = await waiting.proof.confirm(code)
  proofs.set(purpose, { ...waiting, code, token })
  return token
}
