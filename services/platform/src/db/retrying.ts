import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '#api/api-error'

/** Serialisation failure, deadlock, a key that another transaction has just written. */
const AGAIN = new Set(['40001', '40P01', '23505'])
const MOST_TRIES = 5
const PAUSE_MS = 5

/** Runs a transaction again when it lost against another one; throws ApiError `system_unavailable` when it always does. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!AGAIN.has(code)) throw error
      if (attempt === MOST_TRIES) throw new ApiError('system_unavailable')
      await pause(PAUSE_MS * attempt)
    }
  }
}
