import type { RegisterSettings } from '@site/shared-api/contract/system'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { requireMobile } from '#identity/one-time-code/mobile-number'
import type { Payload } from '#identity/registration/form/form-fields'
import type { FormValues } from '#identity/registration/form/read-form'

/** A number of a registration, and the proof that it is the player's where there is one. */
export interface Phone {
  readonly mobile: string
  readonly verified: boolean
  /** A code or a third party's word, good once. */
  readonly proof?: { use(tx: Database): Promise<void> }
}

/** The number that is to be registered, normalised; throws ApiError `mobile_invalid`. */
export function mobileIn(brand: LiveBrand, values: FormValues, payload: Payload): string | undefined {
  if (values.mobileNum === undefined) return undefined
  return requireMobile(brand, values.mobileNum, payload.countryDialingCode, 'data.mobileNum')
}

/** Proves the number by the third party where that is on, else by the requested code; throws ApiError `phone_auth_failed`, `verification_code_wrong`. */
export async function prove(
  { codes, phoneAuth }: Pick<Platform, 'codes' | 'phoneAuth'>,
  of: {
    brand: LiveBrand
    settings: RegisterSettings
    values: FormValues
    payload: Payload
    /** Which browser asks. */
    requester: string | undefined
  },
  mobile: string,
): Promise<Phone> {
  const { brand, payload, settings, values } = of
  if (settings.phoneAuth) {
    const field = 'data.firebaseIdToken'
    if (payload.firebaseIdToken === undefined) throw new ApiError('phone_auth_failed', { field })
    const proven = await phoneAuth.verify(brand, payload.firebaseIdToken, field)
    if (proven.mobile !== mobile) throw new ApiError('phone_auth_failed', { field })
    return { mobile, verified: true, proof: proven }
  }
  if (values.messageCode === undefined) return { mobile, verified: false }
  const field = 'data.verificationCode'
  const lookup = { merchant: brand.merchant, mobile, purpose: 'register', requester: of.requester } as const
  const proof = await codes.check(lookup, values.messageCode, field)
  return { mobile, verified: true, proof }
}
