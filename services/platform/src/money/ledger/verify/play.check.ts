import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { differs, firstOf } from '#money/ledger/verify/fault'
import { allRows } from '#money/ledger/verify/pages'
import type { Read } from '#money/ledger/verify/read'

interface Round {
  id: string
  placed_at: Date
  stake: bigint
  payout: bigint
  status: string
  closed: boolean
  bets_stake: bigint
  bets_payout: bigint
}

interface Bet {
  id: string
  placed_at: Date
  transaction_entry: string | null
  in_round: boolean
}

const BEGINNING = new Date(0)
const NONE = '00000000-0000-0000-0000-000000000000'

/** Rounds with what their bets come to. Indexes: the primary key, bets_by_member. */
async function selectRounds(db: Database, which: RawBuilder<unknown>): Promise<Round[]> {
  const { rows } = await sql<Round>`with page as (select r.* from rounds r where ${which})
    select r.id, r.placed_at, r.stake, r.payout, r.status, r.closed_at is not null as closed,
      coalesce(b.stake, 0) as bets_stake, coalesce(b.payout, 0) as bets_payout
    from page r
    left join lateral (
      select sum(stake)::bigint as stake, sum(payout)::bigint as payout from bets
      where member_id = r.member_id and placed_at between r.placed_at and r.last_bet_at and round = r.id
      and status <> 'refunded'
    ) b on true
    order by r.placed_at, r.id`.execute(db)
  return rows
}

function rounds(db: Database, after: Round | undefined, limit: number): Promise<Round[]> {
  return selectRounds(
    db,
    sql`(r.placed_at, r.id) > (${after?.placed_at ?? BEGINNING}, ${after?.id ?? NONE}::uuid)
      order by r.placed_at, r.id limit ${limit}`,
  )
}

/** The first round that these entries have touched and that is not what its bets are. Indexes: primary keys, rounds_by_round. */
export async function checkRoundsOf(
  db: Database,
  entries: readonly string[],
  read: Read,
): Promise<LedgerFault | undefined> {
  const rows = await selectRounds(
    db,
    sql`(r.member_id, r.provider, r.round_id) in (select t.member_id, t.provider, t.round_id
      from ledger_entries e join wallet_transactions t on t.provider = e.provider and t.transaction_id = e.reference
      where e.id = any(${[...entries]}::uuid[]))`,
  )
  read('rounds', rows.length)
  return firstOf(rows.map((row) => () => lookAtRound(row)))
}

/** Bets with the transaction and round each belongs to. Indexes: primary keys, rounds_by_round. */
async function bets(db: Database, after: Bet | undefined, limit: number): Promise<Bet[]> {
  const { rows } = await sql<Bet>`with page as (
      select * from bets where (placed_at, id) > (${after?.placed_at ?? BEGINNING}, ${after?.id ?? NONE}::uuid)
      order by placed_at, id limit ${limit}
    )
    select b.id, b.placed_at, t.entry_id as transaction_entry,
      exists (select from rounds r where r.member_id = b.member_id and r.provider = b.provider
        and r.round_id = b.round_id and r.id = b.round) as in_round
    from page b
    left join ledger_entries e on e.id = b.id
    left join wallet_transactions t on t.provider = e.provider and t.transaction_id = e.reference
    order by b.placed_at, b.id`.execute(db)
  return rows
}

function lookAtRound(row: Round): LedgerFault | undefined {
  const at = (what: string) => ({ table: 'rounds', id: row.id, what })
  return firstOf([
    () => differs(at('stake of its bets'), row.bets_stake, row.stake),
    () => differs(at('payout of its bets'), row.bets_payout, row.payout),
    () => differs(at('end'), row.status !== 'open', row.closed),
  ])
}

function lookAtBet(row: Bet): LedgerFault | undefined {
  const at = (what: string) => ({ table: 'bets', id: row.id, what })
  return firstOf([
    () => differs(at('wallet transaction'), row.id, row.transaction_entry),
    () => differs(at('round'), true, row.in_round),
  ])
}

/** Rounds are what their bets and wins are, and every bet has one transaction. */
export async function checkPlay(db: Database, read: Read): Promise<LedgerFault | undefined> {
  for await (const row of allRows<Round>((after, limit) => rounds(db, after, limit))) {
    read('rounds')
    const fault = lookAtRound(row)
    if (fault) return fault
  }
  for await (const row of allRows<Bet>((after, limit) => bets(db, after, limit))) {
    read('bets')
    const fault = lookAtBet(row)
    if (fault) return fault
  }
  return (await checkPaid(db)) ?? (await checkRefunds(db)) ?? (await checkFacts(db))
}

/** Rounds say what wins have paid that were not undone. */
async function checkPaid(db: Database): Promise<LedgerFault | undefined> {
  const { rows } = await sql<{
    id: string
    payout: bigint
    paid: bigint
  }>`select r.id, r.payout, paid.sum as paid
    from rounds r left join (
      select member_id, provider, round_id, sum(case kind when 'win' then amount else win end)::bigint as sum
      from wallet_transactions t where status = 'done' and kind in ('win', 'bet-win')
      and not exists (select from wallet_transactions u where u.kind = 'refund' and u.entry_id is not null
        and u.provider = t.provider and u.about = t.transaction_id)
      group by member_id, provider, round_id
    ) paid using (member_id, provider, round_id)
    where r.payout <> coalesce(paid.sum, 0)
    order by r.placed_at, r.id limit 1`.execute(db)
  const [row] = rows
  return row && differs({ table: 'rounds', id: row.id, what: 'wins that were paid' }, row.paid, row.payout)
}

/** A bet is refunded when a refund has moved its money, and only then. */
async function checkRefunds(db: Database): Promise<LedgerFault | undefined> {
  const { rows } = await sql<{ id: string; status: string; undone: boolean }>`
    select b.id, b.status, u.about is not null as undone
    from bets b join ledger_entries e on e.id = b.id
    left join wallet_transactions u on u.kind = 'refund' and u.entry_id is not null
      and u.provider = e.provider and u.about = e.reference
    where (b.status = 'refunded') <> (u.about is not null) order by b.placed_at, b.id limit 1`.execute(db)
  const [row] = rows
  const line = { table: 'bets', id: row?.id ?? '', what: 'refund' }
  return row && differs(line, row.undone, row.status === 'refunded')
}

/** Transfers and jackpots name their entries. */
async function checkFacts(db: Database): Promise<LedgerFault | undefined> {
  const { rows } = await sql<{ table: string; id: string; amount: bigint; moved: bigint | null }>`
    select * from (
      select 'wallet_transfers' as table, f.id, f.amount, (select max(p.amount) from ledger_postings p
        join ledger_entries e on e.id = p.entry_id and e.kind = 'transfer' where p.entry_id = coalesce(f.entry_id, f.id)) as moved
      from wallet_transfers f
      union all
      select 'jackpot_hits', f.id, f.amount, (select max(p.amount) from ledger_postings p
        join ledger_entries e on e.id = p.entry_id and e.kind = 'jackpot' where p.entry_id = f.id)
      from jackpot_hits f
    ) fact where moved is distinct from amount order by 1, 2 limit 1`.execute(db)
  const [row] = rows
  return row && differs({ table: row.table, id: row.id, what: 'money moved' }, row.amount, row.moved)
}
