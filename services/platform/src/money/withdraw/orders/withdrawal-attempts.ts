import type { Database } from '#db/database'
import { insertAttempt, selectAttempt, selectAttempts, type Attempt } from '#money/attempts/repository'
import { selectWithdrawal } from '#money/withdraw/orders/repository'

const KIND = 'payout'

/**
 * The attempt of an id. A payout that an earlier release approved has none: it is made for it. Such a one may have been sent where
 * an earlier run has begun it (`isFirst` is not true), and is unknown then. Undefined where nothing is approved.
 */
export async function payoutAttempt(
  db: Database,
  id: string,
  { isFirst, now }: { isFirst: boolean; now: Date },
): Promise<Attempt | undefined> {
  const known = await selectAttempt(db, { kind: KIND, id })
  if (known) return known
  const row = await selectWithdrawal(db, id)
  if (!row || row.approved_at === null) return undefined
  const { provider, reference } = row
  const state = reference !== null ? 'accepted' : isFirst ? 'ready' : 'unknown'
  const at = isFirst ? now : row.approved_at
  await insertAttempt(db, { kind: KIND, id, orderId: id, provider, state, reference, at })
  return await selectAttempt(db, { kind: KIND, id })
}

/** The attempts of a withdrawal, the newest first; one that an earlier release approved among them. */
export async function payoutAttempts(db: Database, orderId: string, now: Date): Promise<Attempt[]> {
  const known = await selectAttempts(db, KIND, orderId)
  if (known.length > 0) return known
  const legacy = await payoutAttempt(db, orderId, { isFirst: false, now })
  return legacy ? [legacy] : []
}
