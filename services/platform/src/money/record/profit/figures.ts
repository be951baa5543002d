import { toDecimal } from '#money/ledger/money'
import type { PlaySum } from '#money/record/profit/repository'

export interface Figures {
  rounds: number
  bet: string
  won: string
  jackpot: string
  net: string
}

/** What play comes to: `net` is what the wallet has more, jackpots among it. */
export function figuresOf(sums: readonly PlaySum[], currency: string): Figures {
  const sum = (of: (one: PlaySum) => bigint): bigint => sums.reduce((total, one) => total + of(one), 0n)
  const [bet, won, jackpot] = [sum((one) => one.bet), sum((one) => one.won), sum((one) => one.jackpot)]
  return {
    rounds: Number(sum((one) => one.rounds)),
    bet: toDecimal(bet, currency),
    won: toDecimal(won, currency),
    jackpot: toDecimal(jackpot, currency),
    net: toDecimal(won + jackpot - bet, currency),
  }
}

/** Sums of play by what they have in common, in the order they were met. */
export function grouped<Sum>(sums: readonly Sum[], keyOf: (sum: Sum) => string): Map<string, Sum[]> {
  const groups = new Map<string, Sum[]>()
  for (const sum of sums) {
    const key = keyOf(sum)
    const group = groups.get(key)
    if (group) group.push(sum)
    else groups.set(key, [sum])
  }
  return groups
}
