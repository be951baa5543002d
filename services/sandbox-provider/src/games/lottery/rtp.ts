import { ratio, type Ratio } from '#fair/ratio'
import { linePay } from '#games/lottery/outcome'
import { LINE_KINDS, type LineKind } from '#games/lottery/tables'

const DRAWS = 100_000

/** The exact mean pay of a line in stakes: every one of the 100,000 equally likely draws is looked at. */
export function lineReturn(kind: LineKind, number: string): Ratio {
  let pay = 0
  for (let i = 0; i < DRAWS; i += 1) {
    const digits = String(i).padStart(5, '0')
    pay += linePay(kind, number, { top: digits.slice(0, 3), bottom: digits.slice(3) })
  }
  return ratio(pay, DRAWS * 100)
}

/** A number of each kind of line; `tod3` also with a pair, which pays otherwise. */
export const SAMPLES: readonly { kind: LineKind; number: string }[] = [
  ...LINE_KINDS.map((kind) => ({
    kind,
    number: kind.endsWith('3') ? '123' : kind.endsWith('2') ? '12' : '1',
  })),
  { kind: 'tod3', number: '122' },
]

/** The return of each kind; where a kind has two, the lower one. */
export function lotteryReturns(): Record<LineKind, Ratio> {
  const result: Partial<Record<LineKind, Ratio>> = {}
  for (const { kind, number } of SAMPLES) {
    const found = lineReturn(kind, number)
    const known = result[kind]
    if (known === undefined || found.over * known.under < known.over * found.under) result[kind] = found
  }
  // reason: SAMPLES holds every kind
  return result as Record<LineKind, Ratio>
}
