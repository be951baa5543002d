import type { Platform } from '#api/platform'
import { selectReceipts, selectReversals } from '#money/deposit/console/repository'
import { compareDays, type Compared } from '#money/reconcile/compare-days'

/** Payments that came in a time, and what was taken back of them, ours beside those of their providers' books. */
export function reconcilePayments(
  { db, payments }: Pick<Platform, 'db' | 'payments'>,
  span: { from: Date; to: Date },
): Promise<Compared> {
  return compareDays(payments, span, {
    theirs: async function* (provider, day) {
      for await (const { orderId: about, ...line } of provider.book(day.from, day.to))
        yield { ...line, about }
      for await (const { orderId: about, ...line } of provider.reversalBook(day.from, day.to))
        yield { ...line, about }
    },
    ours: async (name, day) => [
      ...(await selectReceipts(db, name, day)),
      ...(await selectReversals(db, name, day)),
    ],
  })
}
