import { ApiError } from '#api/api-error'
import { toDecimal } from '#money/ledger/money'
import type { PaymentQueries } from '#providers/payment/payment.provider'
import type { PaymentProviders } from '#providers/payment/providers'

const DAY_MS = 24 * 3_600_000
const LONGEST_MS = 31 * DAY_MS
const MOST_TOLD = 500

interface Span {
  readonly from: Date
  readonly to: Date
}

/** A movement of money, as a book has it. */
interface Line {
  readonly receiptId: string
  readonly amount: bigint
  readonly currency: string
  /** Which way, where a book has several. */
  readonly kind?: string
}

interface Books {
  theirs(provider: PaymentQueries, day: Span): AsyncIterable<Line>
  ours(name: string, day: Span): Promise<readonly Line[]>
}

interface Compared {
  compared: Record<string, number>
  silent: string[]
  differences: { provider: string; receipt: string; ours: string | null; theirs: string | null }[]
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
  const told: Compared = { compared: {}, silent: [], differences: [] }
  for (const [name, provider] of payments) {
    let compared = 0
    for (let at = from.getTime(); at < to.getTime(); at += DAY_MS) {
      const day = { from: new Date(at), to: new Date(Math.min(at + DAY_MS, to.getTime())) }
      const theirs = new Map<string, string>()
      try {
        for await (const line of books.theirs(provider, day)) theirs.set(line.receiptId, textOf(line))
      } catch {
        told.silent.push(name)
        break
      }
      const ours = new Map((await books.ours(name, day)).map((line) => [line.receiptId, textOf(line)]))
      const ids = new Set([...theirs.keys(), ...ours.keys()])
      compared += ids.size
      for (const receipt of ids) {
        const [mine, their] = [ours.get(receipt) ?? null, theirs.get(receipt) ?? null]
        if (mine !== their && told.differences.length < MOST_TOLD)
          told.differences.push({ provider: name, receipt, ours: mine, theirs: their })
      }
    }
    told.compared[name] = compared
  }
  return told
}
