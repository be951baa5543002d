import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { Job, NewJob } from '#db/jobs/job'
import type { JobState } from '#db/jobs/tables'
import { toJson } from '#db/json'

export type TakenJob = Job

export async function insertJobs(
  tx: Database,
  jobs: readonly (NewJob & { id: string })[],
  now: Date,
): Promise<void> {
  if (jobs.length === 0) return
  await tx
    .insertInto('jobs')
    .values(
      jobs.map((job) => ({
        id: job.id,
        kind: job.kind,
        key: job.key,
        merchant: job.merchant ?? null,
        payload: toJson(job.payload ?? {}),
        created_at: now,
        due_at: job.dueAt,
        begun_at: null,
        last_error: null,
        ended_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
}

/** Takes what is due of the kinds that this copy knows, each for one copy: until the lease is over no other does. Index: jobs_due. */
export async function takeDue(
  db: Database,
  of: { kinds: readonly string[]; now: Date; most: number; leaseMs: number },
): Promise<TakenJob[]> {
  const kinds = sql.join(of.kinds.map((kind) => sql`${kind}::text`))
  const { rows } =
    await sql<TakenJob>`update jobs set turn = turn + 1, attempts = attempts + 1, begun_at = ${of.now},
      due_at = ${new Date(of.now.getTime() + of.leaseMs)}
    where id in (select id from jobs where state = 'waiting' and due_at <= ${of.now} and kind in (${kinds})
      order by due_at limit ${of.most} for update skip locked)
    returning id, kind, key, merchant, payload, attempts, turn`.execute(db)
  return rows
}

/** Extends the lease of the copy that works on it. Index: the primary key. */
export async function renewLease(db: Database, { id, turn }: TakenJob, until: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: until })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', '=', 'waiting')
    .execute()
}

/** Holds a job that is still this one's to end; false when another has taken it up since. Index: the primary key. */
export async function holdJob(tx: Database, { id, turn }: TakenJob): Promise<boolean> {
  const { rows } =
    await sql`select id from jobs where id = ${id} and turn = ${turn} and state = 'waiting' for update`.execute(
      tx,
    )
  return rows.length > 0
}

export async function endJob(tx: Database, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ state: 'done', ended_at: at, last_error: null })
    .where('id', '=', id)
    .execute()
}

export async function putOff(tx: Database, id: string, until: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ due_at: until, attempts: 0, last_error: null, begun_at: null })
    .where('id', '=', id)
    .execute()
}

/** It did not work: another try, or an operator's. */
export async function failJob(
  db: Database,
  { id, turn }: TakenJob,
  why: { error: string; until: Date; state: JobState; now: Date },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      last_error: why.error,
      due_at: why.until,
      state: why.state,
      ended_at: why.state === 'failed' ? why.now : null,
    })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .execute()
}

/** Brings a job forward, a failed one too; false where there is none that waits or failed. */
export async function hastenJob(db: Database, where: { id: string } | NamedJob, now: Date): Promise<boolean> {
  let query = db
    .updateTable('jobs')
    .set({ due_at: now, state: 'waiting', ended_at: null, attempts: 0 })
    .where('state', '!=', 'done')
  query =
    'id' in where
      ? query.where('id', '=', where.id)
      : query.where('kind', '=', where.kind).where('key', '=', where.key)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

interface NamedJob {
  kind: string
  key: string
}

/** What waits, is done or failed, newest first. Index: jobs_newest. */
export function selectJobs(
  db: Database,
  of: {
    merchant?: Merchants
    state?: JobState | undefined
    kind?: string | undefined
    after: TimePlace | undefined
    limit: number
  },
) {
  let query = db.selectFrom('jobs').selectAll().where(ofMerchants('merchant', of.merchant))
  if (of.state) query = query.where('state', '=', of.state)
  if (of.kind !== undefined) query = query.where('kind', '=', of.kind)
  if (of.after) {
    const { at, id } = of.after
    query = query.where('created_at', '<=', at).where(sql<boolean>`(created_at < ${at} or id > ${id}::uuid)`)
  }
  return query.orderBy('created_at', 'desc').orderBy('id').limit(of.limit).execute()
}

/** A batch of what ended before a moment, done or given up. Index: jobs_ended. */
export async function deleteEnded(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql`delete from jobs where id in
    (select id from jobs where ended_at < ${before} limit ${most}) returning id`.execute(db)
  return rows.length
}
