import type { Round, WalletCall } from '#store/records'
import { toWire } from '#wallet/wire'

type Operation = WalletCall['operation']

/** The call that a round needs next; `id` is the transaction's. */
export function callFor(
  round: Round,
  operation: Operation,
  id: string,
  since: number,
  bet?: WalletCall,
): WalletCall {
  return {
    id,
    operation,
    round: round.id,
    since,
    parked: false,
    firm: false,
    body: {
      sessionId: round.session ?? '',
      transactionId: id,
      roundId: round.id,
      ...amounts(round, operation, bet),
    },
  }
}

function amounts(round: Round, operation: Operation, bet?: WalletCall): WalletCall['body'] {
  const { currency } = round
  const [stake, payout] = [toWire(round.stake, currency), toWire(round.payout, currency)]
  switch (operation) {
    case 'bet':
      return { amount: stake, currency }
    case 'bet-win':
      return { bet: stake, win: payout, currency }
    case 'win':
      return { amount: payout, currency, endRound: true }
    case 'end-round':
      return {}
    case 'refund':
      return { betTransactionId: bet?.id ?? '' }
  }
}
