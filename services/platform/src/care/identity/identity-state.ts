import type { IdentityState } from '@site/shared-api/contract/play-limit'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { selectRules } from '#care/rules/repository'

/** How far a proof is: one that was good for a time is over with it. */
export function identityOf(
  row: { state: 'asked' | 'review' | 'verified' | 'refused' | null; expires_at: Date | null } | undefined,
  now: Date,
): IdentityState {
  if (!row?.state) return 'none'
  return row.state === 'verified' && row.expires_at !== null && row.expires_at <= now ? 'expired' : row.state
}

interface Of {
  readonly memberId: string
  readonly merchant: string
  readonly now: Date
}
type Before = 'before-deposit' | 'before-withdrawal'

/** Why money is not moved before the member has shown who they are; undefined where nothing is missing. Index: primary keys. */
export async function identityRefusal(
  db: Database,
  of: Of,
  before: Before,
): Promise<{ code: 'identity_needed'; data: { state: IdentityState } } | undefined> {
  const { identity } = await selectRules(db, of.merchant)
  const row = await db
    .selectFrom('identity_checks')
    .select(['state', 'expires_at'])
    .where('member_id', '=', of.memberId)
    .executeTakeFirst()
  const state = identityOf(row, of.now)
  const isNeeded =
    identity === before ||
    (before === 'before-withdrawal' && (identity === 'before-deposit' || state === 'asked'))
  return isNeeded && state !== 'verified' ? { code: 'identity_needed', data: { state } } : undefined
}

/**
 * For a deposit or a withdrawal that is about to begin: whether the brand, or an operator's request, needs identity first.
 * Throws ApiError `identity_needed` (`data.state`). Index: primary keys.
 */
export async function requireIdentity(db: Database, of: Of, before: Before): Promise<void> {
  const refusal = await identityRefusal(db, of, before)
  if (refusal) throw new ApiError(refusal.code, { data: refusal.data })
}
