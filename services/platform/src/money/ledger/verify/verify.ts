import type { LedgerFault, LedgerReport } from '@site/shared-api/contract/ledger'
import { checkAgents } from '#agents/index'
import type { Database } from '#db/database'
import { withoutTimeouts } from '#db/without-timeouts'
import { checkAdjustments } from '#money/adjust/verify.check'
import { checkDeposits } from '#money/deposit/verify.check'
import { checkDebts } from '#money/debts/verify.check'
import { checkAccountDays } from '#money/ledger/verify/account-days.check'
import { checkAccounts, checkHolds } from '#money/ledger/verify/accounts.check'
import {
  insertCheckpoint,
  lastCheckpoint,
  poolsBetween,
  settledLine,
  type Checkpoint,
} from '#money/ledger/verify/checkpoint.repository'
import { checkBonuses } from '#money/ledger/verify/bonus.check'
import { checkEntries } from '#money/ledger/verify/entries.check'
import { checkLines } from '#money/ledger/verify/lines.check'
import { checkPlay } from '#money/ledger/verify/play.check'
import { checkPools, checkPoolsSince } from '#money/ledger/verify/pools.check'
import type { Read } from '#money/ledger/verify/read'
import { checkRewards } from '#money/rewards/verify.check'
import { checkTransactions } from '#money/ledger/verify/transactions.check'
import { checkTurnover } from '#money/ledger/verify/turnover.check'
import { checkWithdrawals } from '#money/ledger/verify/withdrawals.check'

const CHECKS = [
  checkEntries,
  checkAccounts,
  checkPools,
  checkTransactions,
  checkPlay,
  checkTurnover,
  checkBonuses,
  checkAccountDays,
  checkDeposits,
  checkDebts,
  checkWithdrawals,
  checkRewards,
  checkAdjustments,
  checkAgents,
]
const NOTHING: Checkpoint = { upto: 0n, pools: new Map() }

/**
 * Reads the ledger at one moment and names the first line that does not add up (GAM-05): the whole of it, or what
 * was written since the last check that found nothing wrong, with all that belongs to it. On PostgreSQL no other query waits for it; the
 * embedded database answers others when it is done.
 */
export async function verifyLedgerAt(
  db: Database,
  { now, whole }: { now: Date; whole: boolean },
): Promise<LedgerReport> {
  return await withoutTimeouts(db, (one) =>
    one
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const report = whole ? await verifyWithin(tx) : await verifyNew(tx)
        if (report.ok) await noteCheckpoint(tx, now)
        return report
      }),
  )
}

/** The whole ledger as a transaction sees it. */
export function verifyWithin(tx: Database): Promise<LedgerReport> {
  return reportOf(async (read) => {
    for (const check of CHECKS) {
      const fault = await check(tx, read)
      if (fault) return fault
    }
    return undefined
  })
}

/** What a transaction sees since the last check that found nothing wrong; the whole where there was none. */
export async function verifyNew(tx: Database): Promise<LedgerReport> {
  const since = await lastCheckpoint(tx)
  if (!since) return await verifyWithin(tx)
  const { upto, pools } = since
  return await reportOf(
    async (read) =>
      (await checkLines(tx, upto, read)) ??
      (await checkHolds(tx, read)) ??
      (await checkWithdrawals(tx, read)) ??
      (await checkPoolsSince(
        tx,
        added(pools, await poolsBetween(tx, { after: upto, upto: undefined })),
        read,
      )),
  )
}

async function reportOf(check: (read: Read) => Promise<LedgerFault | undefined>): Promise<LedgerReport> {
  const read: Record<string, number> = {}
  const fault = await check((table, rows = 1) => {
    read[table] = (read[table] ?? 0) + rows
  })
  return { ok: !fault, read, fault: fault ?? null }
}

async function noteCheckpoint(tx: Database, now: Date): Promise<void> {
  const { upto: after, pools } = (await lastCheckpoint(tx)) ?? NOTHING
  const upto = await settledLine(tx, now)
  if (upto <= after) return
  await insertCheckpoint(tx, { upto, pools: added(pools, await poolsBetween(tx, { after, upto })) }, now)
}

function added(pools: ReadonlyMap<string, bigint>, more: ReadonlyMap<string, bigint>): Map<string, bigint> {
  const sums = new Map(pools)
  for (const [id, sum] of more) sums.set(id, (sums.get(id) ?? 0n) + sum)
  return sums
}
