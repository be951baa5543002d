import type { Database } from '#db/database'
import type { RoundStatus } from '#money/play/tables'
import type { PlayerRow } from '#money/wallet-gateway/session.repository'

/** How rounds begin that a game gives no id. */
export const UNNAMED = 'unnamed-'

/** The transaction of an id; undefined for one that never came. Index: the primary key. */
export async function selectTransaction(
  db: Database,
  of: { provider: string; transactionId: string },
): Promise<{ kind: string; status: string; round_id: string; amount: bigint } | undefined> {
  return await db
    .selectFrom('wallet_transactions')
    .select(['kind', 'status', 'round_id', 'amount'])
    .where('provider', '=', of.provider)
    .where('transaction_id', '=', of.transactionId)
    .executeTakeFirst()
}

/**
 * The last round of a player's game that has no id of its game's; `previousRoundId` is what such a round was called when a session had
 * one alone. Index: rounds_by_game.
 */
export async function selectUnnamedRound(
  db: Database,
  { provider, player, previousRoundId }: { provider: string; player: PlayerRow; previousRoundId: string },
): Promise<{ round_id: string; status: RoundStatus } | undefined> {
  return await db
    .selectFrom('rounds')
    .select(['round_id', 'status'])
    .where('member_id', '=', player.member_id)
    .where('node_id', '=', player.node_id)
    .where('provider', '=', provider)
    .where((is) => is.or([is('round_id', 'like', `${UNNAMED}%`), is('round_id', '=', previousRoundId)]))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
