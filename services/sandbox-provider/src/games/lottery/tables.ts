/** Kinds of a ticket line, in the words of Thai lotteries. */
export const LINE_KINDS = ['top3', 'tod3', 'top2', 'bottom2', 'run-top', 'run-bottom'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export interface LineRule {
  digits: 1 | 2 | 3
  /** Pay in hundredths of the stake: 95_000 is 950×. */
  pay: (number: string) => number
}

/** Three different digits have six orders, a pair three; both pay so that they return the same. */
const TOD = { six: 15_800, three: 31_600 }

export const LINE_RULES: Readonly<Record<LineKind, LineRule>> = {
  top3: { digits: 3, pay: () => 95_000 },
  tod3: { digits: 3, pay: (number) => (new Set(number).size === 3 ? TOD.six : TOD.three) },
  top2: { digits: 2, pay: () => 9_500 },
  bottom2: { digits: 2, pay: () => 9_500 },
  'run-top': { digits: 1, pay: () => 350 },
  'run-bottom': { digits: 1, pay: () => 500 },
}
export const HIGHEST_PAY = 95_000

/** One draw every so often for all players; tickets are taken until shortly before. */
export const DRAW_EVERY_MS = 30_000
export const CLOSED_BEFORE_MS = 4_000
export const LINES_OF_TICKET = 12

/** Whether a number can be bet on: its length, and no triple in any order (that is top3). */
export function isNumberOf(kind: LineKind, number: string): boolean {
  const { digits } = LINE_RULES[kind]
  if (!new RegExp(`^\\d{${digits}}$`).test(number)) return false
  return kind !== 'tod3' || new Set(number).size > 1
}
