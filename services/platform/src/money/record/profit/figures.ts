import { toDecimal } from '#money/ledger/money'
import type { PlayDay } from '#money/record/profit/repository'

type Counted = Pick<PlayDay, 'rounds' | 'bet' | 'won' | 'jackpot'>

export interface Figures {
  rounds: number
  bet: string
  won: string
  jackpot: string
  net: string
}

/** What days of play come to: `net` is what the wallet has more, jackpots among it. */
export function figuresOf(days: readonly Counted[], currency: string): Figures {
  const sum = (of: (day: Counted) => bigint): bigint => days.reduce((total, day) => total + of(day), 0n)
  const [bet, won, jackpot] = [sum((day) => day.bet), sum((day) => day.won), sum((day) => day.jackpot)]
  return {
    rounds: Number(sum((day) => day.rounds)),
    bet: toDecimal(bet, currency),
    won: toDecimal(won, currency),
    jackpot: toDecimal(jackpot, currency),
    net: toDecimal(won + jackpot - bet, currency),
  }
}

/** Days of play by what they have in common, in the order they were met. */
export function grouped(days: readonly PlayDay[], keyOf: (day: PlayDay) => string): Map<string, PlayDay[]> {
  const groups = new Map<string, PlayDay[]>()
  for (const day of days) groups.set(keyOf(day), [...(groups.get(keyOf(day)) ?? []), day])
  return groups
}
