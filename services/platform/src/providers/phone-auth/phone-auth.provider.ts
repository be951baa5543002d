import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'

/** A number that a third party has proved to be the caller's. */
export interface ProvenPhone {
  /** E.164. */
  readonly mobile: string
  /** Uses the proof up in the caller's transaction; throws ApiError `phone_auth_failed` when it was used before. */
  use(tx: Database): Promise<void>
}

/** Proves mobile numbers through a third party (B4: phone verification). */
export interface PhoneAuth {
  /** What a browser needs to ask it for this brand; null where it is off. */
  settings(brand: LiveBrand): {
    apiKey: string
    authDomain: string
    projectId: string
    emulator?: string
  } | null
  /** Reads its ID token, good for minutes and until the proof is used; throws ApiError `phone_auth_failed` with this field. */
  verify(brand: LiveBrand, idToken: string, field: string): Promise<ProvenPhone>
}
