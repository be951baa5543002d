import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { differs, firstOf } from '#money/ledger/verify/fault'
import type { Read } from '#money/ledger/verify/read'

const FIGURES = ['rounds', 'bet', 'won', 'jackpot', 'valid'] as const
type Figure = (typeof FIGURES)[number]
type Row = { id: string } & Record<`kept_${Figure}` | `real_${Figure}`, bigint>

const KEY = sql`member_id, day, game_type, vendor, currency`

async function compare(db: Database, of: { kept: RawBuilder<unknown>; real: RawBuilder<unknown> }) {
  const columns = sql.join(
    FIGURES.map(
      (name) => sql`coalesce(kept.${sql.ref(name)}, 0) as ${sql.ref(`kept_${name}`)},
        coalesce(real.${sql.ref(name)}, 0) as ${sql.ref(`real_${name}`)}`,
    ),
  )
  const either = sql.join(
    FIGURES.map((name) => sql`coalesce(kept.${sql.ref(name)}, 0) <> coalesce(real.${sql.ref(name)}, 0)`),
    sql` or `,
  )
  const { rows } = await sql<Row>`select concat_ws(' ', ${KEY}) as id, ${columns}
    from (${of.kept}) kept full join (${of.real}) real using (${KEY})
    where ${either} order by 1 limit 1`.execute(db)
  const [row] = rows
  return (
    row &&
    firstOf(
      FIGURES.map(
        (name) => () =>
          differs(
            { table: 'turnover_days', id: row.id, what: name },
            row[`real_${name}`],
            row[`kept_${name}`],
          ),
      ),
    )
  )
}

/** Turnover as it is kept is what the rounds come to: all of it. */
export async function checkTurnover(db: Database, read: Read): Promise<LedgerFault | undefined> {
  const { count } = await db
    .selectFrom('turnover_days')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  read('turnover_days', Number(count))
  return await compare(db, {
    kept: sql`select * from turnover_days`,
    real: sql`select * from turnover_of_rounds(null, null, null)`,
  })
}

interface MemberDay {
  member_id: string
  day: string
  since: Date
  before: Date
}

/** The same of the days on which rounds ended that these entries have touched. Indexes: primary keys, rounds_by_round, rounds_settled. */
export async function checkTurnoverOf(
  db: Database,
  entries: readonly string[],
  read: Read,
): Promise<LedgerFault | undefined> {
  const { rows } = await sql<MemberDay>`select member_id, day, day::timestamp at time zone zone as since,
      (day + 1)::timestamp at time zone zone as before
    from (
      select distinct r.member_id, turnover_day(r.merchant, r.closed_at) as day, b.document->>'timeZone' as zone
      from ledger_entries e join wallet_transactions t on t.provider = e.provider and t.transaction_id = e.reference
      join rounds r on r.member_id = t.member_id and r.provider = t.provider and r.round_id = t.round_id
      join brands b on b.merchant = r.merchant
      where e.id = any(${[...entries]}::uuid[]) and r.closed_at is not null
    ) touched order by member_id, day`.execute(db)
  read('turnover_days', rows.length)
  for (const { before, day, member_id: member, since } of rows) {
    const fault = await compare(db, {
      kept: sql`select * from turnover_days where member_id = ${member} and day = ${day}::date`,
      real: sql`select * from turnover_of_rounds(${member}::uuid, ${since}::timestamptz, ${before}::timestamptz)`,
    })
    if (fault) return fault
  }
  return undefined
}
