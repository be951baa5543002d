import { ApiError, site } from '@site/shared-api'
import type { PhoneProof } from './firebase-phone.ts'

export { LANGUAGE_TAGS } from '@site/config'

/** Codes that wait for the player, one for each purpose: they outlive the form; the answer of a right one is kept for a second try. */
const proofs = new Map<string, { readonly proof: PhoneProof; code?: string; token?: string }>()

/** Where a code goes, as it was typed. */
export interface PhoneNumber {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** A typed number as the service wants it (E.164): the country's code, without the zero that is dialled inside. */
export function worldNumber({ countryDialingCode, mobileNum }: PhoneNumber): string {
  const digits = mobileNum.replace(/\D/g, '')
  return mobileNum.startsWith('+')
    ? `+${digits}`
    : `+${countryDialingCode.replace(/\D/g, '')}${digits.replace(/^0+/, '')}`
}

/** Keeps what proves the number until the player is signed in. */
export function keepProof(purpose: string, proof: PhoneProof): void {
  proofs.set(purpose, { proof })
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
