import type { RandomStream } from '#fair/random-stream'
import { LINE_RULES, type LineKind } from '#games/lottery/tables'

export interface DrawNumbers {
  /** Three digits. */
  top: string
  /** Two digits. */
  bottom: string
}

/** The numbers of a draw; drawn digit by digit. */
export function drawOutcome(random: RandomStream): DrawNumbers {
  const digits = Array.from({ length: 5 }, () => random.below(10))
  return { top: digits.slice(0, 3).join(''), bottom: digits.slice(3).join('') }
}

/** Whether a line has won. */
export function lineWins(kind: LineKind, number: string, drawn: DrawNumbers): boolean {
  switch (kind) {
    case 'top3':
      return drawn.top === number
    case 'tod3':
      return sorted(drawn.top) === sorted(number)
    case 'top2':
      return drawn.top.slice(1) === number
    case 'bottom2':
      return drawn.bottom === number
    case 'run-top':
      return drawn.top.includes(number)
    case 'run-bottom':
      return drawn.bottom.includes(number)
  }
}

/** What a line pays in hundredths of its stake; 0 when it has lost. */
export function linePay(kind: LineKind, number: string, drawn: DrawNumbers): number {
  return lineWins(kind, number, drawn) ? LINE_RULES[kind].pay(number) : 0
}

function sorted(digits: string): string {
  return [...digits].sort().join('')
}
