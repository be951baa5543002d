import { sql } from 'kysely'
import type { Database } from '#db/database'

/** A longer pause starts a new play period. */
export const PAUSE_SECONDS = 15 * 60
/** Bets note the time no more often than this. */
const NOTED_SECONDS = 10

export interface PlayPeriod {
  since: Date
  seconds: number
  checked: number
  every_minutes: number | null
}

/**
 * Records that a member plays at `now`: extends the play period and the brand's day, or starts a new period. A call
 * sooner than `leastSeconds` after the last one changes nothing. Indexes: primary keys.
 */
export async function notePlay(
  db: Database,
  {
    day,
    leastSeconds = 0,
    memberId,
    now,
  }: { memberId: string; now: Date; day: string; leastSeconds?: number },
): Promise<PlayPeriod | undefined> {
  const { rows } = await sql<PlayPeriod>`with before as materialized (
      select seen_at from play_stretches where member_id = ${memberId} for update
    ), passed as (
      select coalesce((select case when extract(epoch from ${now}::timestamptz - seen_at) between 0 and ${PAUSE_SECONDS}
        then floor(extract(epoch from ${now}::timestamptz - seen_at))::int end from before), -1) as s
    ), play_period as (
      insert into play_stretches as p (member_id, since, seen_at, seconds)
      values (${memberId}, ${now}, ${now}, 0)
      on conflict (member_id) do update set
        since = case when (select s from passed) < 0 then excluded.since else p.since end,
        seconds = case when (select s from passed) < 0 then 0 else p.seconds + (select s from passed) end,
        checked = case when (select s from passed) < 0 then 0 else p.checked end,
        seen_at = p.seen_at + make_interval(secs => case when (select s from passed) < 0
          then extract(epoch from excluded.seen_at - p.seen_at) else (select s from passed) end)
      where (select s from passed) < 0 or (select s from passed) >= ${leastSeconds}
      returning since, seconds, checked, every_minutes
    ), noted as (
      insert into play_time_days as d (member_id, day, seconds)
      select ${memberId}, ${day}::date, s from passed where s > 0 and exists (select from play_period)
      on conflict (member_id, day) do update set seconds = d.seconds + excluded.seconds
    ) select since, seconds, checked, every_minutes from play_period`.execute(db)
  return rows[0]
}

/** The same for a bet: it shows that the member plays, even without an open page. */
export function noteBet(tx: Database, of: { memberId: string; now: Date; day: string }) {
  return notePlay(tx, { ...of, leastSeconds: NOTED_SECONDS })
}

/** A reality check was answered: the next one is due so many minutes from now. */
export async function noteChecked(db: Database, memberId: string): Promise<void> {
  await sql`update play_stretches set checked = seconds where member_id = ${memberId}`.execute(db)
}

/** Ends the play period; the next play starts a new one. */
export async function endPlayPeriod(db: Database, memberId: string): Promise<void> {
  await sql`update play_stretches set seen_at = seen_at - make_interval(secs => ${PAUSE_SECONDS + 1})
    where member_id = ${memberId}`.execute(db)
}

/** Minutes between two checks that a member chose. Index: the primary key. */
export async function selectEvery(db: Database, memberId: string): Promise<number | null> {
  const row = await db
    .selectFrom('play_stretches')
    .select('every_minutes')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.every_minutes ?? null
}

export async function setEvery(db: Database, memberId: string, minutes: number, now: Date): Promise<void> {
  await sql`insert into play_stretches (member_id, since, seen_at, seconds, every_minutes)
    values (${memberId}, ${now}, ${now}::timestamptz - make_interval(secs => ${PAUSE_SECONDS + 1}), 0, ${minutes})
    on conflict (member_id) do update set every_minutes = excluded.every_minutes`.execute(db)
}

/** Forgets days of play before a day. Index: play_time_days_by_day. */
export async function forgetTime(db: Database, before: string): Promise<number> {
  const { rows } = await sql<{ gone: number }>`with gone as (
    delete from play_time_days where day < ${before}::date returning 1
  ) select count(*)::int as gone from gone`.execute(db)
  return rows[0]?.gone ?? 0
}
