import type { ValueOf } from '@site/shared-api/contract/call'
import type { reconcileWithdrawals } from '@site/shared-api/contract/withdraw-console'
import type { Platform } from '#api/platform'
import { compareDays } from '#money/reconcile/compare-days'
import { selectMovements } from '#money/withdraw/console/repository'

/** Payouts of a time, and what came back of them, ours beside those of their providers' books. */
export function reconcilePayouts(
  { db, payments }: Pick<Platform, 'db' | 'payments'>,
  span: { from: Date; to: Date },
): Promise<ValueOf<typeof reconcileWithdrawals>> {
  return compareDays(payments, span, {
    theirs: (provider, day) => provider.payoutBook(day.from, day.to),
    ours: async (name, day) =>
      (await selectMovements(db, name, day)).map(({ receipt_id: receiptId, ...row }) => ({
        receiptId,
        ...row,
      })),
  })
}
