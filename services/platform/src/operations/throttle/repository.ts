import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Limit, TakenBack } from '#operations/throttle/limit'

const NEVER = 2_000_000_000
const LONGEST_WAIT_SECONDS = 15 * 60
const MOST_DOUBLINGS = 16
const MS_PER_SECOND = 1_000

/**
 * Counts one for each limit in the order given, before the request is served, so that parallel calls all count; a limit
 * that refuses answers undefined and ends the counting. One statement. Index: the primary key.
 */
export async function countOne(
  db: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<(number | undefined)[]> {
  const parts = limits.map((limit, i) => sql`${name(i)} as (${counting(limit, i, now)})`)
  const counts = limits.map((_, i) => sql`(select count from ${name(i)}) as ${name(i)}`)
  const { rows } = await sql<Record<string, number | null>>`
    with ${sql.join(parts)} select ${sql.join(counts)}`.execute(db)
  return limits.map((_, i) => rows[0]?.[`n${i}`] ?? undefined)
}

const name = (i: number) => sql.raw(`n${i}`)

function counting(limit: Limit, i: number, now: Date) {
  const { most = NEVER, sliding = false, subject, waits, windowMs } = limit
  const { from, firstMs } = waits ?? { from: NEVER, firstMs: 0 }
  const at = sql`${now}::timestamptz`
  const isOver = sql`throttles.ends_at <= ${at}`
  const count = sql`case when ${isOver} then 1 else throttles.count + 1 end`
  const seconds = sql`least(${firstMs / MS_PER_SECOND}::float8 * power(2, least(${count} - ${from}::int, ${MOST_DOUBLINGS}::int)), ${LONGEST_WAIT_SECONDS}::float8)`
  const heldUntil = sql`case when ${count} >= ${from}::int then ${at} + make_interval(secs => ${seconds}) end`
  const endsAt = sliding
    ? sql`excluded.ends_at`
    : sql`case when ${isOver} then excluded.ends_at else throttles.ends_at end`
  return sql`
    insert into throttles (subject, count, ends_at, held_until)
    select ${subject}::text, 1, ${new Date(now.getTime() + windowMs)}::timestamptz,
      ${from <= 1 ? new Date(now.getTime() + firstMs) : null}::timestamptz
    where ${i === 0 ? sql`true` : sql`exists (select 1 from ${name(i - 1)})`}
    on conflict (subject) do update set count = ${count}, ends_at = ${endsAt}, held_until = ${heldUntil}
    where (throttles.held_until is null or throttles.held_until <= ${at})
      and (${isOver} or throttles.count < ${most}::int)
    returning count`
}

/** What is counted of a subject, without counting one. Index: the primary key. */
export function selectSubject(db: Database, subject: string, now: Date) {
  return db
    .selectFrom('throttles')
    .select(['count', 'ends_at', 'held_until'])
    .where('subject', '=', subject)
    .where('ends_at', '>', now)
    .executeTakeFirst()
}

/** Takes counts back after a success; locks in the order given, which is that of the counting. Reads nothing. */
export async function settle(db: Database, counts: readonly TakenBack[]): Promise<void> {
  const subjects = counts.map(({ subject }) => subject)
  const all = counts.filter(({ back }) => back === 'all').map(({ subject }) => subject)
  await db
    .with('locked', (of) =>
      of
        .selectFrom('throttles')
        .select('subject')
        .where('subject', 'in', subjects)
        .orderBy(sql`array_position(array[${sql.join(subjects)}]::text[], subject)`)
        .forUpdate(),
    )
    .updateTable('throttles')
    .from('locked')
    .whereRef('throttles.subject', '=', 'locked.subject')
    .set({
      count: sql`case when throttles.subject = any(array[${sql.join(all)}]::text[]) then 0 else greatest(throttles.count - 1, 0) end`,
      held_until: null,
    })
    .execute()
}

export async function deleteSubjects(db: Database, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('throttles').where('subject', 'in', subjects).execute()
}

/** Index: throttles_by_end. */
export async function deleteEnded(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('throttles').where('ends_at', '<=', now).execute()
}
