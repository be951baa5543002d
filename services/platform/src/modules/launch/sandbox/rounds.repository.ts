import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { LaunchTables } from '#modules/launch/tables'

export type RoundRow = LaunchTables['sandbox_rounds']

/** The opened game behind a ticket, with what may have changed since. Index: game_launches.ticket_hash. */
export function selectOpened(db: Database, ticketHash: string) {
  return db
    .selectFrom('game_launches')
    .innerJoin('games', 'games.node_id', 'game_launches.node_id')
    .innerJoin('members', 'members.id', 'game_launches.member_id')
    .leftJoin('sessions', 'sessions.id', 'game_launches.session_id')
    .leftJoin('vendors_down', 'vendors_down.vendor', 'games.vendor')
    .select([
      'game_launches.id',
      'game_launches.merchant',
      'game_launches.member_id',
      'game_launches.node_id',
      'game_launches.mode',
      'game_launches.used_at',
      'members.status',
      'sessions.expires_at as session_ends',
      'sessions.revoked_at as session_revoked',
      'vendors_down.since as down_since',
    ])
    .where('game_launches.ticket_hash', '=', ticketHash)
    .executeTakeFirst()
}

/** True when the round is new; false when its id was played before. */
export async function insertRound(tx: Database, row: Insertable<RoundRow>): Promise<boolean> {
  const result = await tx
    .insertInto('sandbox_rounds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export function selectRound(tx: Database, id: string): Promise<RoundRow> {
  return tx.selectFrom('sandbox_rounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
