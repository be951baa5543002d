import type { ValueOf } from '@site/shared-api/contract/call'
import type { reconcileDeposits } from '@site/shared-api/contract/deposit-console'
import type { Platform } from '#api/platform'
import { selectReceipts, selectReversals } from '#money/deposit/console/repository'
import { compareDays } from '#money/reconcile/compare-days'

/** Payments that came in a time, and what was taken back of them, ours beside those of their providers' books. */
export function reconcilePayments(
  { db, payments }: Pick<Platform, 'db' | 'payments'>,
  span: { from: Date; to: Date },
): Promise<ValueOf<typeof reconcileDeposits>> {
  return compareDays(payments, span, {
    theirs: async function* (provider, day) {
      yield* provider.book(day.from, day.to)
      yield* provider.reversalBook(day.from, day.to)
    },
    ours: async (name, day) => [
      ...(await selectReceipts(db, name, day)).map(({ receipt_id: receiptId, ...row }) => ({
        receiptId,
        ...row,
      })),
      ...(await selectReversals(db, name, day)).map(({ reversal_id: receiptId, ...row }) => ({
        receiptId,
        ...row,
      })),
    ],
  })
}
