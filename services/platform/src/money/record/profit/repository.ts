import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { PlayFilter } from '#money/record/betting/repository'

/** A day of play of one game type at one provider, in minor units. */
export interface PlayDay {
  day: string
  game_type: string
  vendor: string
  rounds: bigint
  bet: bigint
  won: bigint
  jackpot: bigint
}

/** A member's play day by day; without a range what there has ever been is not asked. Index: the primary key of turnover_days. */
export function selectPlayDays(
  db: Database,
  of: { memberId: string; currency: string; from: string; to: string },
): Promise<PlayDay[]> {
  return db
    .selectFrom('turnover_days')
    .select(['day', 'game_type', 'vendor', 'rounds', 'bet', 'won', 'jackpot'])
    .where('member_id', '=', of.memberId)
    .where('currency', '=', of.currency)
    .where('day', '>=', of.from)
    .where('day', '<=', of.to)
    .where(sql<boolean>`(rounds <> 0 or bet <> 0 or won <> 0 or jackpot <> 0)`)
    .orderBy('day')
    .execute()
}

/** Whether a day of play is looked at. */
export function isOf(filter: PlayFilter): (day: PlayDay) => boolean {
  return ({ game_type, vendor }) =>
    (filter.gameType === undefined || filter.gameType === game_type) &&
    (filter.vendor === undefined || filter.vendor === vendor)
}
