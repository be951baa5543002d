import type { LedgerReport } from '@site/shared-api/contract/ledger'
import type { Database } from '#db/database'
import { unhurried } from '#db/unhurried'
import { checkAccounts } from '#money/ledger/verify/accounts.check'
import { checkEntries } from '#money/ledger/verify/entries.check'
import { checkPlay } from '#money/ledger/verify/play.check'
import { checkPools } from '#money/ledger/verify/pools.check'
import { checkTransactions } from '#money/ledger/verify/transactions.check'

const CHECKS = [checkEntries, checkAccounts, checkPools, checkTransactions, checkPlay]

/**
 * Reads the whole ledger as it stands at one moment and names the first line that does not add up (GAM-05). On
 * PostgreSQL nobody waits for it; the embedded database answers others when it is done.
 */
export async function verifyAll(db: Database): Promise<LedgerReport> {
  return await unhurried(db, (one) =>
    one.transaction().setIsolationLevel('repeatable read').execute(verifyWithin),
  )
}

/** The same as a transaction sees it. */
export async function verifyWithin(tx: Database): Promise<LedgerReport> {
  const read: Record<string, number> = {}
  const note = (table: string, rows = 1): void => {
    read[table] = (read[table] ?? 0) + rows
  }
  for (const check of CHECKS) {
    const fault = await check(tx, note)
    if (fault) return { ok: false, read, fault }
  }
  return { ok: true, read, fault: null }
}
