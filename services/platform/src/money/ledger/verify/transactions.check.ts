import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { differs, firstOf } from '#money/ledger/verify/fault'
import { allRows } from '#money/ledger/verify/pages'
import type { Read } from '#money/ledger/verify/read'

interface TransactionRow {
  provider: string
  transaction_id: string
  kind: 'bet' | 'win' | 'bet-win' | 'refund' | 'end-round'
  status: 'done' | 'refused' | 'cancelled'
  entry_id: string | null
  amount: bigint
  win: bigint
  jackpot: bigint
  round_id: string
  entry_kind: string | null
  entry_reference: string | null
  moved: bigint
  bet_stake: bigint | null
  bet_jackpot: bigint | null
  bet_round: string | null
  has_round: boolean
}

/** Transactions of providers, each with its entry, bet and round. Indexes: primary keys, rounds_by_round. */
async function select(db: Database, which: RawBuilder<unknown>): Promise<TransactionRow[]> {
  const { rows } =
    await sql<TransactionRow>`select t.provider, t.transaction_id, t.kind, t.status, t.entry_id, t.amount, t.win,
      t.jackpot, t.round_id, e.kind as entry_kind, e.provider || '/' || e.reference as entry_reference,
      coalesce((select sum(p.amount) from ledger_postings p join ledger_accounts a on a.id = p.account_id
        where p.entry_id = t.entry_id and a.member_id = t.member_id), 0)::bigint as moved,
      b.stake as bet_stake, b.jackpot as bet_jackpot, b.round_id as bet_round,
      exists (select from rounds r where r.member_id = t.member_id and r.provider = t.provider and r.round_id = t.round_id)
        as has_round
    from wallet_transactions t
    left join ledger_entries e on e.id = t.entry_id
    left join bets b on b.placed_at = t.at and b.id = t.entry_id
    where ${which}`.execute(db)
  return rows
}

function page(db: Database, after: TransactionRow | undefined, limit: number): Promise<TransactionRow[]> {
  return select(
    db,
    sql`(t.provider, t.transaction_id) > (${after?.provider ?? ''}, ${after?.transaction_id ?? ''})
      order by t.provider, t.transaction_id limit ${limit}`,
  )
}

/** The first transaction behind these entries that is not what they say. Indexes: primary keys. */
export async function checkTransactionsOf(
  db: Database,
  entries: readonly string[],
  read: Read,
): Promise<LedgerFault | undefined> {
  const rows = await select(
    db,
    sql`(t.provider, t.transaction_id) in (select provider, reference from ledger_entries
      where id = any(${[...entries]}::uuid[]) and provider is not null) order by t.provider, t.transaction_id`,
  )
  read('wallet_transactions', rows.length)
  return firstOf(rows.map((row) => () => look(row)))
}

/** What a done transaction did to the member's money; undefined where nothing moves. */
function dueOf(row: TransactionRow): bigint {
  if (row.kind === 'bet') return -row.amount
  if (row.kind === 'win') return row.amount
  if (row.kind === 'bet-win') return row.win - row.amount
  return row.moved < 0n ? -row.amount : row.amount
}

/** What a member reads instead of a transaction's kind where that says too little. */
const READ_AS: Partial<Record<TransactionRow['kind'], string>> = {
  win: 'late-win',
  'bet-win': 'prize',
  refund: 'win-reversed',
}
const kindOf = ({ kind, entry_kind: said }: TransactionRow): string | null =>
  said === READ_AS[kind] ? kind : said

function look(row: TransactionRow): LedgerFault | undefined {
  const id = `${row.provider}/${row.transaction_id}`
  const at = (what: string) => ({ table: 'wallet_transactions', id, what })
  if (row.status !== 'done') return differs(at('entry of what was not done'), null, row.entry_id)
  const isBet = row.kind === 'bet' || row.kind === 'bet-win'
  const needsEntry = isBet || row.kind === 'win'
  const needsRound = row.kind !== 'refund' || row.entry_id !== null
  return firstOf([
    () => (needsEntry && row.entry_id === null ? differs(at('entry'), 'an entry', null) : undefined),
    () => (row.entry_id === null ? undefined : differs(at('kind of its entry'), row.kind, kindOf(row))),
    () => (row.entry_id === null ? undefined : differs(at('its entry’s reference'), id, row.entry_reference)),
    () => (row.entry_id === null ? undefined : differs(at('money moved'), dueOf(row), row.moved)),
    () => (isBet ? differs(at('stake of its bet'), row.amount, row.bet_stake) : undefined),
    () => (isBet ? differs(at('jackpot of its bet'), row.jackpot, row.bet_jackpot) : undefined),
    () => (isBet ? differs(at('round of its bet'), row.round_id, row.bet_round) : undefined),
    () => (needsRound ? differs(at('round'), true, row.has_round) : undefined),
  ])
}

/** What providers were answered is what the ledger, the bets and the rounds say. */
export async function checkTransactions(db: Database, read: Read): Promise<LedgerFault | undefined> {
  for await (const row of allRows<TransactionRow>((after, limit) => page(db, after, limit))) {
    read('wallet_transactions')
    const fault = look(row)
    if (fault) return fault
  }
  return undefined
}
