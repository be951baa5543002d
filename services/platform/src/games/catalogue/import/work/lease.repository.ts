import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { ImportRow } from '#games/catalogue/import/imports.repository'

/** A worker that has not renewed its lease for so long is dead, and another continues its work. */
const LEASE_SECONDS = 6

/** Takes up one import that waits for a worker; tried anew, it is another run. Index: catalogue_imports_at_work. */
export async function claimWork(db: Database, worker: string): Promise<ImportRow | undefined> {
  const { rows } =
    await sql<ImportRow>`update catalogue_imports set leased_by = ${worker}::uuid, attempts = attempts + 1,
      run = case when state = 'judging' then run + 1 else run end, leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
    where id = (select id from catalogue_imports
      where state in ('judging', 'taking', 'undoing') and (leased_until is null or leased_until < now())
      order by created_at limit 1 for update skip locked)
    returning *`.execute(db)
  return rows[0]
}

/** What a worker holds: of nothing else may it write. */
export interface Held {
  readonly id: string
  readonly worker: string
  readonly state: 'judging' | 'taking' | 'undoing'
  readonly judgement: number
}

/** Says how far the work is, and that its worker lives; false when it is no longer this worker's. */
export async function renewLease(db: Database, held: Held, progress: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update catalogue_imports
    set progress = ${Math.floor(progress * 100)}::int, leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
    where id = ${held.id}::uuid and leased_by = ${held.worker}::uuid and state = ${held.state} and judgement = ${held.judgement}`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** The row, held until the transaction ends; undefined when it is no longer this worker's. */
export async function lockHeld(tx: Database, held: Held): Promise<ImportRow | undefined> {
  return await tx
    .selectFrom('catalogue_imports')
    .selectAll()
    .where('id', '=', held.id)
    .where('leased_by', '=', held.worker)
    .where('state', '=', held.state)
    .where('judgement', '=', held.judgement)
    .forUpdate()
    .executeTakeFirst()
}

/** Gives a work up for a while after it failed, or at once when its worker ends. */
export async function releaseLease(db: Database, held: Held, afterSeconds: number): Promise<void> {
  await sql`update catalogue_imports set leased_by = null, leased_until = now() + ${afterSeconds} * interval '1 second'
    where id = ${held.id}::uuid and leased_by = ${held.worker}::uuid`.execute(db)
}
