import { createHmac } from 'node:crypto'
import { isSameText } from '@site/service-kit/same-text'

const WINDOW_MS = 60_000

/** Hex HMAC-SHA256 over timestamp, method, path and raw body, a line each. */
export function sign(secret: string, timestamp: string, method: string, path: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n${body}`).digest('hex')
}

/** What is wrong with a signed request, if anything. */
export function signatureFault(
  secret: string,
  request: { timestamp: string; signature: string; method: string; path: string; body: string },
  now: number,
): 'signature_invalid' | 'signature_stale' | undefined {
  const { timestamp, signature, method, path, body } = request
  if (!isSameText(signature, sign(secret, timestamp, method, path, body))) return 'signature_invalid'
  const at = Number(timestamp)
  return Number.isSafeInteger(at) && Math.abs(now - at) <= WINDOW_MS ? undefined : 'signature_stale'
}
