import type { ReversalKind } from '@site/shared-api/contract/deposit'
import { ApiError } from '#api/api-error'
import { toDecimal } from '#money/ledger/money'
import type { PaymentQueries } from '#providers/payment/payment.provider'
import type { PaymentProviders } from '#providers/payment/providers'

const DAY_MS = 24 * 3_600_000
const LONGEST_MS = 31 * DAY_MS

interface Span {
  readonly from: Date
  readonly to: Date
}

/** Which way money moved; a payment that came in has none. */
type LineKind = ReversalKind | 'paid' | 'returned'

/** A movement of money, as a book has it. */
interface Line {
  readonly receiptId: string
  readonly amount: bigint
  readonly currency: string
  readonly kind?: LineKind
  readonly at: Date
  /** The order that it is about, or one of its attempts, where the book says so. */
  readonly about: string | null
}

interface Books {
  theirs(provider: PaymentQueries, day: Span): AsyncIterable<Line>
  ours(name: string, day: Span): Promise<readonly Line[]>
}

/** A movement that differs between two books; null: one of them does not have it. */
export interface Difference {
  readonly provider: string
  readonly receipt: string
  readonly ours: string | null
  readonly theirs: string | null
  readonly about: string | null
  readonly at: Date
  /** Of theirs, where both are of one. */
  readonly currency: string | null
  /** How much more money came in by their book than by ours, in minor units. */
  readonly delta: bigint
}

export interface Compared {
  compared: Record<string, number>
  silent: string[]
  differences: Difference[]
}

/** What leaves our account at the company. */
const LEAVES: readonly (LineKind | undefined)[] = ['paid', 'reversal', 'refund', 'chargeback']
const moneyIn = (line: Line | undefined): bigint =>
  line === undefined ? 0n : LEAVES.includes(line.kind) ? -line.amount : line.amount

function differenceOf(
  provider: string,
  ours: Line | undefined,
  theirs: Line | undefined,
): Difference | undefined {
  const [mine, their] = [ours && textOf(ours), theirs && textOf(theirs)]
  const one = theirs ?? ours
  if (mine === their || !one) return undefined
  const currencies = new Set([ours?.currency ?? one.currency, one.currency])
  return {
    provider,
    receipt: one.receiptId,
    ours: mine ?? null,
    theirs: their ?? null,
    about: ours?.about ?? theirs?.about ?? null,
    at: one.at,
    currency: currencies.size === 1 ? one.currency : null,
    delta: moneyIn(theirs) - moneyIn(ours),
  }
}

const textOf = ({ amount, currency, kind }: Line): string =>
  `${kind === undefined ? '' : `${kind} `}${toDecimal(amount, currency)} ${currency}`

/** What moved in a time by our books beside those of the providers, a day in memory at a time. */
export async function compareDays(
  payments: PaymentProviders,
  { from, to }: Span,
  books: Books,
): Promise<Compared> {
  const length = to.getTime() - from.getTime()
  if (length <= 0 || length > LONGEST_MS) throw new ApiError('invalid_input', { field: 'to' })
  const result: Compared = { compared: {}, silent: [], differences: [] }
  for (const [name, provider] of payments) {
    let compared = 0
    for (let at = from.getTime(); at < to.getTime(); at += DAY_MS) {
      const day = { from: new Date(at), to: new Date(Math.min(at + DAY_MS, to.getTime())) }
      const theirs = new Map<string, Line>()
      try {
        for await (const line of books.theirs(provider, day)) theirs.set(line.receiptId, line)
      } catch {
        result.silent.push(name)
        break
      }
      const ours = new Map((await books.ours(name, day)).map((line) => [line.receiptId, line]))
      const ids = new Set([...theirs.keys(), ...ours.keys()])
      compared += ids.size
      for (const receipt of ids) {
        const found = differenceOf(name, ours.get(receipt), theirs.get(receipt))
        if (found) result.differences.push(found)
      }
    }
    result.compared[name] = compared
  }
  return result
}
