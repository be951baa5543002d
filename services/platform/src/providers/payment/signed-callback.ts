import { createHmac } from 'node:crypto'
import { isSameText } from '@site/service-kit/same-text'
import { ApiError } from '#api/api-error'

/** Callbacks are good for so long before and after their moment. */
export const CALLBACK_WINDOW_MS = 5 * 60_000

/** Hex HMAC-SHA256 over time, nonce, method, path and body, each on a line of its own. */
export function callbackSignature(
  secret: string,
  of: { timestamp: string; nonce: string; path: string; body: string },
): string {
  const text = [of.timestamp, of.nonce, 'POST', of.path, of.body].join('\n')
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Throws ApiError `signature_invalid` unless one of the texts is the expected one, compared in constant time. */
export function requireSame(given: readonly string[], expected: string): void {
  if (!given.some((one) => isSameText(one, expected))) throw new ApiError('signature_invalid')
}

/** Throws ApiError `signature_stale` for a moment that is too far away. */
export function requireRecent(atMs: number, now: Date): void {
  if (!(Math.abs(now.getTime() - atMs) <= CALLBACK_WINDOW_MS)) throw new ApiError('signature_stale')
}

/** A callback's body as JSON; throws ApiError `malformed_json`. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('malformed_json')
  }
}
