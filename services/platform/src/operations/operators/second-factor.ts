import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
const SECOND_MS = 1_000
/** A clock may be half a minute off. */
const WINDOW = 1
const ISSUER = 'Site operators'

/** A new secret, base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads a secret from. */
export const otpauthOf = (name: string, secret: string): string =>
  new TOTP({
    issuer: ISSUER,
    label: name,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  }).toString()

/** The half minute that a code belongs to; undefined for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): bigint | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: now.getTime() })
  if (delta === null) return undefined
  return BigInt(Math.floor(now.getTime() / SECOND_MS / PERIOD_SECONDS) + delta)
}
