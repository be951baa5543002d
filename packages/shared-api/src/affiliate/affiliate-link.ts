import { storage } from '../session/storage.ts'

/** In the address of an invite link, and what it is kept under until a player registers (B3, ACC-16). */
const PARAMETER = 'affiliateCode'
const KEPT_KEY = 'affiliateLink'
const KEPT_MS = 30 * 24 * 60 * 60_000 // ours
const LONGEST = 64 // contract: checkAffiliate

function codeIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get(PARAMETER)?.trim()
  return code === undefined || code === '' || code.length > LONGEST ? undefined : code
}

/** Keeps the code of the invite link that this visit began with; the newest link counts. Called by the host at start. */
export function keepAffiliateLink(): void {
  const code = codeIn(location.search)
  if (code !== undefined) storage.write(KEPT_KEY, { code, until: Date.now() + KEPT_MS })
}

/** The code of the invite link by which this player came, now or within the last thirty days (ACC-16). */
export function affiliateLink(): string | undefined {
  const here = codeIn(location.search)
  if (here !== undefined) return here
  const kept = storage.read(KEPT_KEY)
  if (typeof kept !== 'object' || kept === null || !('code' in kept) || !('until' in kept)) return undefined
  const { code, until } = kept
  return typeof code === 'string' && typeof until === 'number' && until > Date.now() ? code : undefined
}

/** The invitation has led to an account: the next one on this phone has no inviter. */
export function forgetAffiliateLink(): void {
  storage.remove(KEPT_KEY)
}
