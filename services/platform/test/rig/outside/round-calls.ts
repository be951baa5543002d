import type { Table } from './play.ts'
import type { Player } from './provider.ts'

/** What a provider says about the rounds of a player in lotus; the player is read when a call is made. */
export function roundCalls(table: Table, player: () => Player) {
  const inRound = (roundId: string, more: object = {}) => ({
    sessionId: player().sessionId,
    transactionId: table.id(),
    roundId,
    ...more,
  })
  const bet = (more: object = {}) => ({
    ...inRound(table.id('r')),
    amount: '10.00',
    currency: 'THB',
    ...more,
  })
  return { bet, inRound }
}
