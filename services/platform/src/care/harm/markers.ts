import type { Counted, Found } from '#care/harm/markers.repository'

const WEEKS_BEFORE = 4n
/** A week of deposits is much when it is so many times a usual one, and at least so many orders. */
const RISING_TIMES = 2n
const LEAST_ORDERS = 3
const LEAST_CHASED = 3
const LEAST_NIGHTS = 3
const LEAST_CANCELLED = 2
const LEAST_DECLINED = 3

/** What points to harm (MEM-09), from what was counted: each with the figures that an operator sees beside it. */
export function markersOf(of: Counted): Found[] {
  const usual = of.before / WEEKS_BEFORE
  const found: (Found | false)[] = [
    of.week_orders >= LEAST_ORDERS &&
      of.week > usual * RISING_TIMES && [
        'rising-deposits',
        { week: of.week.toString(), usual: usual.toString(), orders: of.week_orders },
      ],
    of.chased >= LEAST_CHASED && ['chasing-losses', { deposits: of.chased }],
    of.nights >= LEAST_NIGHTS && ['night-play', { nights: of.nights }],
    of.cancelled >= LEAST_CANCELLED && ['cancelled-withdrawals', { count: of.cancelled }],
    of.declined >= LEAST_DECLINED && ['declined-deposits', { count: of.declined }],
    of.raised > 0 && ['raised-limits', { count: of.raised }],
  ]
  return found.filter((one) => one !== false)
}

/** Figures of a marker that are money; kept in minor units. */
const MONEY_FIGURES = ['week', 'usual']

/** The figures of a marker as people read them: amounts as `money` writes them. */
export const figuresOf = (
  detail: Record<string, unknown>,
  money: (minor: bigint) => string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      MONEY_FIGURES.includes(name) && typeof value === 'string' ? money(BigInt(value)) : value,
    ]),
  )
