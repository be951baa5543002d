import type { Round } from '#store/records'

/** Between the bet and the start of a flight, so that every page sees the start. */
export const COUNTDOWN_MS = 1_500

/** A round whose stake was taken: a slot's is over at once, a flight starts, a ticket waits for its draw. */
export function accepted(
  round: Round,
  answer: { balance: string | null; jackpot: string | null },
  now: number,
): Round {
  const { balance, jackpot } = answer
  switch (round.kind) {
    case 'slot':
      return { ...round, state: 'closed', balance, jackpot, reason: null }
    case 'crash':
      return { ...round, state: 'open', balance, jackpot, startedAt: now + COUNTDOWN_MS }
    case 'lottery':
      return { ...round, state: 'open', balance, jackpot }
  }
}

/** A round that never stood. */
export function refusedRound(round: Round, reason: string, balance: string | null): Round {
  return { ...round, state: reason === 'transaction_cancelled' ? 'refunded' : 'refused', reason, balance }
}
