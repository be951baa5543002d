import { createHmac, timingSafeEqual } from 'node:crypto'

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
  const expected = Buffer.from(
    sign(secret, request.timestamp, request.method, request.path, request.body),
    'utf8',
  )
  const given = Buffer.from(request.signature, 'utf8')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'signature_invalid'
  const at = Number(request.timestamp)
  return Number.isSafeInteger(at) && Math.abs(now - at) <= WINDOW_MS ? undefined : 'signature_stale'
}
