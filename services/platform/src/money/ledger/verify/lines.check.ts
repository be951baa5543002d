import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { checkAgentsOf } from '#agents/index'
import type { Database } from '#db/database'
import { checkTheseEntries } from '#money/ledger/verify/entries.check'
import { differs, firstOf } from '#money/ledger/verify/fault'
import { selectAstray, selectLinked, type LinkedLine } from '#money/ledger/verify/lines.repository'
import { checkRoundsOf } from '#money/ledger/verify/play.check'
import type { Read } from '#money/ledger/verify/read'
import { checkTransactionsOf } from '#money/ledger/verify/transactions.check'
import { checkTurnoverOf } from '#money/ledger/verify/turnover.check'

const PAGE = 1_000

/** Lines after one that has been checked, with everything they belong to: entries, accounts, transactions, rounds, pay of agents. */
export async function checkLines(db: Database, from: bigint, read: Read): Promise<LedgerFault | undefined> {
  for (let after = from; ;) {
    const lines = await selectLinked(db, after, PAGE)
    read('ledger_postings', lines.length)
    const fault = await checkPage(db, lines, read)
    if (fault) return fault
    after = lines.at(-1)?.id ?? after
    if (lines.length < PAGE) return undefined
  }
}

async function checkPage(
  db: Database,
  lines: readonly LinkedLine[],
  read: Read,
): Promise<LedgerFault | undefined> {
  const entries = [...new Set(lines.map(({ entry_id: id }) => id))]
  const accounts = [...new Set(lines.filter(({ seq }) => seq !== null).map(({ account_id: id }) => id))]
  return (
    firstOf(lines.map((line) => () => look(line))) ??
    (await checkTheseEntries(db, entries, read)) ??
    (await checkHeld(db, accounts, read)) ??
    (await checkTransactionsOf(db, entries, read)) ??
    (await checkRoundsOf(db, entries, read)) ??
    (await checkTurnoverOf(db, entries, read)) ??
    (await checkAgentsOf(db, entries, read))
  )
}

/** A member's line follows the one before it, and says what it left. */
function look(line: LinkedLine): LedgerFault | undefined {
  if (line.seq === null) return undefined
  const at = (what: string) => ({ table: 'ledger_postings', id: `${line.id}`, what })
  return firstOf([
    () => differs(at('seq'), (line.previous_seq ?? 0n) + 1n, line.seq),
    () => differs(at('balance_after'), (line.previous_balance ?? 0n) + line.amount, line.balance_after),
  ])
}

async function checkHeld(
  db: Database,
  accounts: readonly string[],
  read: Read,
): Promise<LedgerFault | undefined> {
  read('ledger_accounts', accounts.length)
  const [row] = await selectAstray(db, accounts)
  if (!row) return undefined
  const at = (what: string) => ({ table: 'ledger_accounts', id: row.id, what })
  return firstOf([
    () => differs(at('seq'), row.last_seq, row.seq),
    () => differs(at('balance'), row.last_balance, row.balance),
  ])
}
