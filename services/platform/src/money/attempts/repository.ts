import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Actor } from '#db/states/state-table'
import { ATTEMPT_STATES, type AttemptEvent } from '#money/attempts/attempt-states'
import type { AttemptKind, AttemptState, AttemptTables } from '#money/attempts/tables'

type Attempts = AttemptTables['payment_attempts']
export type Attempt = Omit<Attempts, 'tries'> & { tries: number }
export interface AttemptKey {
  readonly kind: AttemptKind
  readonly id: string
}
export type Proposal = AttemptTables['payment_attempt_proposals']

export interface NewAttempt extends AttemptKey {
  readonly orderId: string
  readonly provider: string
  readonly state: AttemptState
  readonly reference?: string | null
  readonly at: Date
}

/** False where one of this id is there. Throws where another of its order is not refused. */
export async function insertAttempt(tx: Database, of: NewAttempt): Promise<boolean> {
  const { at, id, kind, orderId, provider, reference = null, state } = of
  const result = await tx
    .insertInto('payment_attempts')
    .values({
      kind,
      id,
      order_id: orderId,
      provider,
      state: ATTEMPT_STATES.begin(state),
      reference,
      claimed_reference: null,
      reason: null,
      created_at: at,
      sent_at: state === 'ready' ? null : at,
      retry_at: null,
      looked_at: null,
      ended_at: state === 'ready' ? null : at,
      failed_at: null,
      answered_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export function selectAttempt(db: Database, { id, kind }: AttemptKey): Promise<Attempt | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Every attempt of an order, the newest first. Index: payment_attempts_of_order. */
export function selectAttempts(db: Database, kind: AttemptKind, orderId: string): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('kind', '=', kind)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Takes a ready attempt whose time has come to be sent by the caller alone; undefined where it is not for the caller to send. */
export async function markSent(
  tx: Database,
  { id, kind }: AttemptKey,
  now: Date,
): Promise<Attempt | undefined> {
  const { from, to } = ATTEMPT_STATES.step('send', 'site')
  const row = await tx
    .updateTable('payment_attempts')
    .set({ state: to, sent_at: now, tries: sql<number>`tries + 1`, retry_at: null })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
  return row
}

/** Ends an attempt from one of the states in which this actor may; false where its state is another by now. */
export async function endAttempt(
  tx: Database,
  { id, kind }: AttemptKey,
  [event, by]: readonly [AttemptEvent, Actor],
  end: { at: Date; reference?: string | null; reason?: string | null },
): Promise<boolean> {
  const { at, reason = null, reference } = end
  const { from, to } = ATTEMPT_STATES.step(event, by)
  const result = await tx
    .updateTable('payment_attempts')
    .set({ state: to, reason, ended_at: at, ...(reference != null && { reference }) })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** It was certainly not accepted: it may be sent again, not before `retryAt`. */
export async function makeReady(tx: Database, { id, kind }: AttemptKey, retryAt: Date): Promise<boolean> {
  const { from, to } = ATTEMPT_STATES.step('give-back', 'provider')
  const result = await tx
    .updateTable('payment_attempts')
    .set({ state: to, sent_at: null, retry_at: retryAt })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function updateAttempt(
  tx: Database,
  { id, kind }: AttemptKey,
  set: Partial<Pick<Attempts, 'claimed_reference' | 'reference' | 'looked_at' | 'failed_at' | 'answered_at'>>,
): Promise<void> {
  await tx.updateTable('payment_attempts').set(set).where('kind', '=', kind).where('id', '=', id).execute()
}

/** Index: the primary key. */
export function selectProposals(
  db: Database,
  kind: AttemptKind,
  attemptIds: readonly string[],
): Promise<Proposal[]> {
  if (attemptIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('payment_attempt_proposals')
    .selectAll()
    .where('kind', '=', kind)
    .where('attempt_id', 'in', [...attemptIds])
    .execute()
}

/** A later proposal replaces the previous one. */
export async function upsertProposal(tx: Database, row: Proposal): Promise<void> {
  await tx
    .insertInto('payment_attempt_proposals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'attempt_id']).doUpdateSet(row))
    .execute()
}

export async function deleteProposal(tx: Database, { id, kind }: AttemptKey): Promise<void> {
  await tx
    .deleteFrom('payment_attempt_proposals')
    .where('kind', '=', kind)
    .where('attempt_id', '=', id)
    .execute()
}
