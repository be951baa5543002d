import { ApiError } from '#api/api-error'
import type { Deps } from '#deps'
import type { Method, Payload } from '#identity/registration/form/form-fields'
import { selectAttempt } from '#identity/registration/repository'
import type { Keyed } from '#operations/index'
import { checkPassword } from '#identity/hashing/password'

/** A browser that lost the answer asks again within this time. */
export const ATTEMPT_KEPT_MS = 24 * 60 * 60 * 1000

export interface Registered {
  readonly id: string
  readonly account: string
  readonly type: number
}

/** The content of an attempt, without what differs in each repeat and without secrets. */
export function digestOf(keyed: Keyed, method: Method, payload: Payload): string {
  const { username, mobileNum, countryDialingCode, verificationCode, firebaseIdToken, email } = payload
  const content = [
    method,
    username?.toLowerCase(),
    countryDialingCode,
    mobileNum,
    verificationCode,
    firebaseIdToken,
    email,
  ]
  return keyed.fingerprint('registration', JSON.stringify(content))
}

/**
 * The account that this very attempt made before, undefined for a new attempt. Throws ApiError `username_taken` or
 * `mobile_taken` where it made an account with other content, `account_disabled`.
 */
export async function madeBefore(
  deps: Deps & { keyed: Keyed },
  merchant: string,
  method: Method,
  payload: Payload,
): Promise<Registered | undefined> {
  const known = await selectAttempt(deps.db, merchant, payload.attempt)
  if (known === undefined) return undefined
  const same =
    known.digest === digestOf(deps.keyed, method, payload) &&
    deps.clock.now().getTime() - known.created_at.getTime() < ATTEMPT_KEPT_MS &&
    (payload.password === undefined || (await checkPassword(known.password_hash, payload.password)))
  if (!same)
    throw method === 'username'
      ? new ApiError('username_taken', { field: 'data.username' })
      : new ApiError('mobile_taken', { field: 'data.mobileNum' })
  if (known.status !== 'active') throw new ApiError('account_disabled')
  return known
}
