import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { PlayFilter } from '#money/record/betting/repository'

/** What play comes to, in minor units. */
export interface PlaySum {
  rounds: bigint
  bet: bigint
  won: bigint
  jackpot: bigint
}
/** Play of one game type at one provider. */
export interface TypeSum extends PlaySum {
  game_type: string
  vendor: string
}
export interface DaySum extends PlaySum {
  day: string
}

interface Within {
  readonly memberId: string
  readonly currency: string
  readonly from: string
  readonly to: string
}

const SUMS = sql`sum(rounds)::bigint as rounds, sum(bet)::bigint as bet, sum(won)::bigint as won, sum(jackpot)::bigint as jackpot`
const played = ({ currency, from, memberId, to }: Within) =>
  sql`from turnover_days where member_id = ${memberId}::uuid and currency = ${currency}
    and day >= ${from}::date and day <= ${to}::date and (rounds <> 0 or bet <> 0 or won <> 0 or jackpot <> 0)`

/** A member's play within days by game type and provider: a row for each, however many days. Index: the primary key of turnover_days. */
export async function selectTypeSums(db: Database, of: Within): Promise<TypeSum[]> {
  const { rows } = await sql<TypeSum>`select game_type, vendor, ${SUMS} ${played(of)}
    group by game_type, vendor order by game_type, vendor`.execute(db)
  return rows
}

/** The same, and what is looked at of it by day, both at one moment: their sums agree. Index: as above. */
export async function selectSums(
  db: Database,
  of: Within,
  filter: PlayFilter,
): Promise<{ types: TypeSum[]; days: DaySum[] }> {
  const { gameType, vendor } = filter
  const { rows } = await sql<
    TypeSum & { day: string | null }
  >`with play as materialized (select * ${played(of)})
    select null::date as day, game_type, vendor, ${SUMS} from play group by game_type, vendor
    union all
    select day, '', '', ${SUMS} from play where true
    ${gameType === undefined ? sql`` : sql`and game_type = ${gameType}`}
    ${vendor === undefined ? sql`` : sql`and vendor = ${vendor}`}
    group by day order by day, game_type, vendor`.execute(db)
  return {
    types: rows.filter(({ day }) => day === null),
    days: rows.flatMap(({ day, ...sums }) => (day === null ? [] : [{ day, ...sums }])),
  }
}

/** Whether play of a type at a provider is looked at. */
export function isOf(filter: PlayFilter): (sum: TypeSum) => boolean {
  return ({ game_type, vendor }) =>
    (filter.gameType === undefined || filter.gameType === game_type) &&
    (filter.vendor === undefined || filter.vendor === vendor)
}
