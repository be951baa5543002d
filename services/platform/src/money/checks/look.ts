import type { BookCheck, BookCheckKind } from '@site/shared-api/contract/book-check'
import type { Platform } from '#api/platform'
import type { Found } from '#money/checks/repository'
import { reconcilePayments } from '#money/deposit/console/reconcile'
import { verifyLedgerAt } from '#money/ledger/verify/verify'
import { Reconciler } from '#money/reconcile/reconcile'
import { reconcilePayouts } from '#money/withdraw/console/reconcile'

const MOST_KEPT = 100

/** What is looked at, and of which time. */
export interface Looked {
  readonly kind: BookCheckKind
  readonly whole: boolean
  readonly from: Date
  readonly to: Date
}

/** Looks at the books; throws where a provider of games does not answer. */
export async function lookAt(platform: Platform, { kind, whole, ...span }: Looked): Promise<Found> {
  const { clock, db } = platform
  if (kind === 'ledger') {
    const { fault, read } = await verifyLedgerAt(db, { now: clock.now(), whole })
    const differences: BookCheck['differences'] = fault
      ? [{ where: fault.table, id: fault.id, what: fault.what, ours: fault.found, theirs: fault.expected }]
      : []
    return { read, silent: [], count: differences.length, differences }
  }
  if (kind === 'rounds') {
    const { compared, differences, silent } = await new Reconciler(platform).reconcile(span)
    return {
      read: compared,
      silent,
      count: differences.length,
      differences: differences.slice(0, MOST_KEPT).map(({ ours, provider, roundId, theirs, what }) => ({
        where: provider,
        id: roundId,
        what,
        ours,
        theirs,
      })),
    }
  }
  const compared = await (kind === 'deposits' ? reconcilePayments : reconcilePayouts)(platform, span)
  return {
    read: compared.compared,
    silent: compared.silent,
    count: compared.differences.length,
    differences: compared.differences.slice(0, MOST_KEPT).map(({ ours, provider, receipt, theirs }) => ({
      where: provider,
      id: receipt,
      what: null,
      ours,
      theirs,
    })),
  }
}
