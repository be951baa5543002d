import { sql } from 'kysely'
import type { Database } from '#db/database'

export interface Limits {
  /** Failures from which no more is tried until they are forgotten; for ways that a human check gets past. */
  stopAt?: number
  /** Failures from which each one makes the next wait, twice as long every time. */
  blockAt?: number
  firstBlockMs?: number
}

/** After so long without a failure the count begins anew; longer than the longest wait. */
const FORGET_MS = 60 * 60 * 1000
const FIRST_BLOCK_MS = 5_000
const LONGEST_BLOCK_MS = 15 * 60 * 1000
const NEVER = 2_000_000_000
const MOST_DOUBLINGS = 16
const MS_PER_SECOND = 1000

/** Counts an attempt as a failure before it is made, so that parallel ones all count; for each subject its failures, undefined when it may not be made. One statement. */
export async function countAttempts(
  db: Database,
  counted: readonly (readonly [subject: string, limits: Limits])[],
  now: Date,
): Promise<(number | undefined)[]> {
  const parts = counted.map(([subject, limits], i) => sql`${name(i)} as (${counting(subject, limits, now)})`)
  const counts = counted.map((_, i) => sql`(select failures from ${name(i)}) as ${name(i)}`)
  const { rows } = await sql<Record<string, number | null>>`
    with ${sql.join(parts)} select ${sql.join(counts)}`.execute(db)
  return counted.map((_, i) => rows[0]?.[`n${i}`] ?? undefined)
}

const name = (i: number) => sql.raw(`n${i}`)

function counting(subject: string, limits: Limits, now: Date) {
  const { stopAt = NEVER, blockAt = NEVER, firstBlockMs = FIRST_BLOCK_MS } = limits
  const forgotten = sql`login_attempts.last_at < ${new Date(now.getTime() - FORGET_MS)}::timestamptz`
  const failures = sql`case when ${forgotten} then 1 else login_attempts.failures + 1 end`
  const seconds = sql`least(${firstBlockMs / MS_PER_SECOND}::float8 * power(2, least(${failures} - ${blockAt}::int, ${MOST_DOUBLINGS}::int)), ${LONGEST_BLOCK_MS / MS_PER_SECOND}::float8)`
  const until = (count: typeof failures) =>
    sql`case when ${count} >= ${blockAt}::int then ${now}::timestamptz + make_interval(secs => ${seconds}) end`
  return sql`
    insert into login_attempts (subject, failures, last_at, blocked_until)
    values (${subject}, 1, ${now}, ${blockAt <= 1 ? new Date(now.getTime() + firstBlockMs) : null})
    on conflict (subject) do update set failures = ${failures}, last_at = ${now}, blocked_until = ${until(failures)}
    where (login_attempts.blocked_until is null or login_attempts.blocked_until <= ${now})
      and (${forgotten} or login_attempts.failures < ${stopAt}::int)
    returning failures`
}

/** Failures of a subject that still count, without counting one. Index: the primary key. */
export async function selectFailures(db: Database, subject: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('login_attempts')
    .select('failures')
    .where('subject', '=', subject)
    .where('last_at', '>=', new Date(now.getTime() - FORGET_MS))
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** Seconds until the subject may try again. Index: the primary key. */
export async function secondsToWait(db: Database, subject: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('login_attempts')
    .select('blocked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  const until = row?.blocked_until ?? now
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MS_PER_SECOND))
}

/** After a success: the counts of some subjects begin anew, and one attempt of the others is taken back. Locks in the order in which attempts are counted. */
export async function settleAttempts(
  db: Database,
  { forget, takeBack = [] }: { forget: readonly string[]; takeBack?: readonly string[] },
): Promise<void> {
  await db
    .with('locked', (of) =>
      of
        .selectFrom('login_attempts')
        .select('subject')
        .where('subject', 'in', [...forget, ...takeBack])
        .orderBy('subject')
        .forUpdate(),
    )
    .updateTable('login_attempts')
    .from('locked')
    .whereRef('login_attempts.subject', '=', 'locked.subject')
    .set({
      failures: sql`case when login_attempts.subject in (${sql.join(forget)}) then 0 else greatest(failures - 1, 0) end`,
      blocked_until: null,
    })
    .execute()
}

/** Index: login_attempts_by_time. */
export async function deleteForgotten(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('last_at', '<', new Date(now.getTime() - FORGET_MS))
    .execute()
}
