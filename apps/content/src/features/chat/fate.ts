import { ApiError, NetworkError } from '@site/shared-api'

const AGAIN_MS = 3_000
const SECOND_MS = 1_000
const FIRST_OF_SERVER = 500

/** What becomes of a call that failed: why, and after how long it is worth another try; without `againMs` it is not. */
export interface Fate {
  readonly code: string
  readonly againMs?: number
}

/** A lost network and a platform that is away pass by; a refusal stays one. */
export function fateOf(error: unknown): Fate {
  if (error instanceof NetworkError) return { code: 'network', againMs: AGAIN_MS }
  if (!(error instanceof ApiError)) return { code: 'unknown_error' }
  const { code, data, status } = error
  if (code === 'too_many_requests') {
    const seconds = data?.['retryAfter']
    return { code, againMs: typeof seconds === 'number' ? seconds * SECOND_MS : AGAIN_MS }
  }
  // The guest who sent it has signed in since: it is sent again as the member.
  if (code === 'changed_meanwhile') return { code, againMs: AGAIN_MS }
  return status >= FIRST_OF_SERVER ? { code: 'network', againMs: AGAIN_MS } : { code }
}
