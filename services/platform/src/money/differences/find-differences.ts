import { DIFFERENCE_BOOKS, type DifferenceBook } from '@site/shared-api/contract/difference'
import type { Platform } from '#api/platform'
import { selectAttempt } from '#money/attempts/repository'
import { reconcilePayments } from '#money/deposit/console/reconcile'
import { DepositProviderSync } from '#money/deposit/orders/deposit-provider-sync'
import { selectOrder } from '#money/deposit/orders/repository'
import { endVanished, noteDifference, selectEnded } from '#money/differences/repository'
import type { Compared, Difference } from '#money/reconcile/compare-days'
import { reconcilePayouts } from '#money/withdraw/console/reconcile'
import { PayoutProviderSync } from '#money/withdraw/orders/payout-provider-sync'
import { selectWithdrawal } from '#money/withdraw/orders/repository'

interface Span {
  readonly from: Date
  readonly to: Date
}

interface Order {
  readonly id: string
  readonly merchant: string
}

/** So many are shown; all of them are written down. */
const MOST_SHOWN = 500
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const compare = { deposits: reconcilePayments, payouts: reconcilePayouts } as const

/** A book beside those of the companies, without what two people have ended. */
export async function comparedBook(platform: Platform, book: DifferenceBook, span: Span) {
  const { differences, ...summary } = await compare[book](platform, span)
  const ended = await selectEnded(
    platform.db,
    book,
    differences.map(({ receipt }) => receipt),
  )
  const isEnded = (one: Difference): boolean =>
    ended.some(
      ({ ending, ours, provider, receipt, theirs }) =>
        ending !== 'vanished' &&
        provider === one.provider &&
        receipt === one.receipt &&
        ours === one.ours &&
        theirs === one.theirs,
    )
  return {
    ...summary,
    differences: differences
      .filter((one) => !isEnded(one))
      .slice(0, MOST_SHOWN)
      .map(({ ours, provider, receipt, theirs }) => ({ provider, receipt, ours, theirs })),
  }
}

/**
 * Compares both books of a time with those of the companies: an order that differs is read at its provider first, since a callback may have
 * been lost; what differs all the same is written down for a person, and what no longer does is ended.
 */
export async function findDifferences(
  platform: Platform,
  span: Span,
): Promise<Omit<Compared, 'differences'>> {
  const summary: Omit<Compared, 'differences'> = { compared: {}, silent: [] }
  for (const book of DIFFERENCE_BOOKS) {
    const first = await compare[book](platform, span)
    const isRefreshed = await askAgain(platform, book, first.differences)
    const found = isRefreshed ? await compare[book](platform, span) : first
    await note(platform, book, span, found)
    for (const [name, count] of Object.entries(found.compared))
      summary.compared[name] = (summary.compared[name] ?? 0) + count
    summary.silent = [...new Set([...summary.silent, ...found.silent])]
  }
  return summary
}

/** The moment of one movement, as a time to compare. */
export const momentOf = (at: Date): Span => ({ from: at, to: new Date(at.getTime() + 1) })

/** Has the orders looked at that differ; whether there were any. */
async function askAgain(
  platform: Platform,
  book: DifferenceBook,
  differences: readonly Difference[],
): Promise<boolean> {
  const ids = new Set<string>()
  for (const { about } of differences) {
    const order = await orderOf(platform, book, about)
    if (order) ids.add(order.id)
  }
  const doing = { by: 'provider', detail: { asked: 'reconciliation' } }
  for (const id of ids) {
    const providerSync =
      book === 'deposits' ? new DepositProviderSync(platform) : new PayoutProviderSync(platform)
    // What cannot be looked at stays a difference, and the others are looked at.
    await providerSync.look(id, doing).catch(() => undefined)
  }
  return ids.size > 0
}

async function note(
  platform: Platform,
  book: DifferenceBook,
  span: Span,
  { compared, differences, silent }: Compared,
): Promise<void> {
  const { clock, db, randomness } = platform
  const now = clock.now()
  for (const difference of differences) {
    const order = await orderOf(platform, book, difference.about)
    await noteDifference(db, { id: randomness.uuid(), book, difference, order, now })
  }
  for (const provider of Object.keys(compared).filter((name) => !silent.includes(name))) {
    const found = differences.filter((one) => one.provider === provider).map(({ receipt }) => receipt)
    await endVanished(db, { book, provider, ...span, found, now })
  }
}

/** Indexes: primary keys. */
async function orderOf(
  { db }: Pick<Platform, 'db'>,
  book: DifferenceBook,
  about: string | null,
): Promise<Order | undefined> {
  if (about === null || !UUID.test(about)) return undefined
  if (book === 'deposits') return await selectOrder(db, about)
  const attempt = await selectAttempt(db, { kind: 'payout', id: about })
  return await selectWithdrawal(db, attempt?.order_id ?? about)
}
