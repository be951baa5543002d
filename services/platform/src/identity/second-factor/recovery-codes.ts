import type { Randomness } from '#deps'
import type { Keyed } from '#operations/index'

/** Without signs that are taken for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODES = 10
const HALF = 5

/** Ten codes of fifty bits, as they are shown once: `ABCDE-FGHJK`. */
export function newRecoveryCodes(randomness: Randomness): string[] {
  const half = (): string =>
    Array.from({ length: HALF }, () => SIGNS[Number(randomness.below(BigInt(SIGNS.length)))]).join('')
  return Array.from({ length: CODES }, () => `${half()}-${half()}`)
}

/** What is kept of a code, however it is typed. */
export const recoveryHash = (keyed: Keyed, memberId: string, typed: string): string =>
  keyed.fingerprint('recovery', memberId, typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
