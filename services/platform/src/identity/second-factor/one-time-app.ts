import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
const SECOND_MS = 1_000
/** A clock may be half a minute off. */
const WINDOW = 1

/** A new secret for an authenticator app (RFC 6238), and the address that the app reads it from. */
export function newAppSecret(issuer: string, label: string): { secret: string; otpauth: string } {
  const secret = new Secret({ size: SECRET_BYTES })
  const totp = new TOTP({ issuer, label, secret, period: PERIOD_SECONDS })
  return { secret: secret.base32, otpauth: totp.toString() }
}

/** The half minute that a code belongs to; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): bigint | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: now.getTime() })
  if (delta === null) return undefined
  return BigInt(Math.floor(now.getTime() / SECOND_MS / PERIOD_SECONDS) + delta)
}
