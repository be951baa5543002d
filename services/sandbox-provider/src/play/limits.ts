/** Stakes offered in a currency, in whole units; a slot's and a flight's step, a ticket line's step. */
export interface Limits {
  round: readonly number[]
  line: readonly number[]
  playMoney: number
}

const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const LINE = [1, 5, 10, 20, 50, 100]
const PLAY_MONEY = 10_000
/** How many of the usual units make a comparable amount; 1 where nothing is said. */
const SCALE: Readonly<Record<string, number>> = {
  VND: 1000,
  IDR: 1000,
  KRW: 100,
  JPY: 10,
  INR: 2,
  MMK: 100,
  KHR: 100,
}

export function limitsOf(currency: string): Limits {
  const scale = SCALE[currency] ?? 1
  return {
    round: ROUND.map((step) => step * scale),
    line: LINE.map((step) => step * scale),
    playMoney: PLAY_MONEY * scale,
  }
}
