import { ApiError, NetworkError } from '@site/shared-api'
import { EncryptionUnavailableError } from './encryption.ts'

export type LoginField = 'username' | 'password'

/** Why signing in did not work: a code to translate and where it shows. */
export interface Refusal {
  readonly code: string
  /** The field that was wrong; without one the message belongs to the whole form. */
  readonly field?: LoginField
  /** Where the player goes on: set when what was typed has to change. */
  readonly focus?: LoginField
  /** How long the platform takes no further attempt. */
  readonly waitSeconds?: number
}

function fieldOf(path: string | undefined): LoginField | undefined {
  const last = path?.split('.').at(-1)
  return last === 'username' || last === 'password' ? last : undefined
}

/** Only what was really refused leads to a field; anything unexpected is an unknown error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof NetworkError || error instanceof EncryptionUnavailableError)
    return { code: error.code }
  if (!(error instanceof ApiError)) return { code: 'unknown_error' }
  const field = fieldOf(error.field)
  if (field !== undefined) return { code: error.code, field, focus: field }
  const wait = error.data?.['retryAfter']
  if (error.code === 'too_many_attempts' && typeof wait === 'number' && wait > 0)
    return { code: error.code, waitSeconds: wait }
  return { code: error.code, ...(error.code === 'login_failed' ? { focus: 'password' } : {}) }
}
