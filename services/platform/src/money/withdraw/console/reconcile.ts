import type { Platform } from '#api/platform'
import { compareDays, type Compared } from '#money/reconcile/compare-days'
import { selectMovements } from '#money/withdraw/console/repository'

/** Payouts of a time, and what came back of them, ours beside those of their providers' books. */
export function reconcilePayouts(
  { db, payments }: Pick<Platform, 'db' | 'payments'>,
  span: { from: Date; to: Date },
): Promise<Compared> {
  return compareDays(payments, span, {
    theirs: async function* (provider, day) {
      for await (const { payoutId: about, ...line } of provider.payoutBook(day.from, day.to))
        yield { ...line, about }
    },
    ours: (name, day) => selectMovements(db, name, day),
  })
}
