import { sql, type Selectable } from 'kysely'
import type {
  TeamTransfer,
  readTransferOffer,
  transferToDownline,
} from '@site/shared-api/contract/agent-transfer'
import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'
import { midnightIn } from '#api/pages/moment-in'
import { timePage, timePlace, type TimePlace } from '#api/pages/time-cursor'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import { requireIdentity, requirePlay } from '#care/index'
import { PaymentPasswords, selectCooling, type Session, type Visitor } from '#identity/index'
import { rulesOf } from '#agents/rules/repository'
import { depthBelow, holdTree, memberNamed } from '#agents/tree/tree.repository'
import type { TeamTransferTables } from '#agents/transfer/tables'
import type { AgentRulesDocument } from '@site/shared-api/contract/agent-documents'
import {
  admitFunds,
  parseMinor,
  entryIdOf,
  isPayoutFrozen,
  requirePayoutsOpen,
  Ledger,
  lockMember,
  minorOf,
  selectBalances,
  toDecimal,
  turnoverRequirement,
  type Admission,
  type IncomingFunds,
} from '#money/index'

type Row = Selectable<TeamTransferTables['team_transfers']>
type TransferRow = Row & { from_account: string; to_account: string }

interface Agent {
  readonly session: Session
  readonly brand: LiveBrand
}

/** Money from an agent to a member of the team, by the payment password (B7, MEM-08). */
export class TeamTransfers {
  readonly #platform: Platform
  readonly #ledger: Ledger
  readonly #passwords: PaymentPasswords
  constructor(platform: Platform) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
    this.#passwords = new PaymentPasswords(platform)
  }

  async offer({ brand, session }: Agent): Promise<ValueOf<typeof readTransferOffer>> {
    const { db } = this.#platform
    const { code: currency, symbol } = brand.document.currency
    const rules = await rulesOf(db, brand.merchant)
    const [balance, left, turnover, password, frozen] = await Promise.all([
      cashOf(db, session.memberId, currency),
      this.#left(db, { brand, session }, rules),
      turnoverRequirement(db, { memberId: session.memberId, currency }),
      this.#passwords.state({ brand, session }),
      isPayoutFrozen(db, session.memberId),
    ])
    const money = (minor: bigint): string => toDecimal(minor, currency)
    return {
      on: rules.transferOn && !frozen,
      currency,
      symbol,
      balance: money(balance),
      min: money(minorOf(rules.transferMin, currency)),
      max: money(minorOf(rules.transferMax, currency)),
      countLeft: left.count,
      amountLeft: money(left.amount),
      turnover: turnover.isMet ? null : { required: money(turnover.required), done: money(turnover.done) },
      hasPaymentPassword: password.isSet,
    }
  }

  /**
   * Moves money once for each transferId. Throws ApiError `feature_unavailable`, `amount_bounds`, `member_unknown`,
   * `self_excluded`, `withdrawals_frozen`, `debt_open`, `identity_needed`, `receiver_refused`, `withdraw_cooling`, `transfer_day_full`, `turnover_missing`, `insufficient_funds`, `transaction_conflict`, and what `PaymentPasswords.require` throws.
   */
  async transfer(
    agent: Agent,
    input: BodyOf<typeof transferToDownline>,
    visitor: Visitor,
  ): Promise<TeamTransfer> {
    const { db, eventPublisher, turns } = this.#platform
    const { brand, session } = agent
    const { memberId, merchant } = session
    const known = await selectTransfer(db, input.transferId)
    if (known) return toTransferDto(assertSameRequest(known, memberId, input), memberId)
    const rules = await rulesOf(db, merchant)
    if (!rules.transferOn) throw new ApiError('feature_unavailable')
    const currency = brand.document.currency.code
    const amount = requireAmount(input.amount, rules, currency)
    await this.#passwords.require(session, input.paymentPassword, visitor)
    const row = await turns.run(memberId, () =>
      retrying(() =>
        db.transaction().execute((tx) => this.#move(tx, agent, { ...input, minor: amount, rules })),
      ),
    )
    for (const id of [row.from_id, row.to_id]) eventPublisher.publish({ topic: 'balance', merchant, id })
    return toTransferDto(row, memberId)
  }

  async list(
    session: Session,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ list: TeamTransfer[]; nextCursor: string | null }> {
    const { memberId } = session
    const rows = await selectTransfers(this.#platform.db, memberId, timePlace(cursor), limit + 1)
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: page.map((row) => toTransferDto(row, memberId)), nextCursor }
  }

  async #move(
    tx: Database,
    { brand, session }: Agent,
    input: BodyOf<typeof transferToDownline> & { minor: bigint; rules: AgentRulesDocument },
  ): Promise<TransferRow> {
    const { memberId, merchant } = session
    const currency = brand.document.currency.code
    // The receiver stays in the team while money is on its way to them.
    await holdTree(tx, merchant)
    const to = await memberNamed(tx, merchant, input.account)
    if (to?.status !== 'active' || (await depthBelow(tx, memberId, to.id)) === undefined)
      throw new ApiError('member_unknown', { field: 'account' })
    // Both in one order: two who send each other money never wait for one another.
    for (const id of [memberId, to.id].sort()) await lockMember(tx, id)
    const at = this.#platform.clock.now()
    await requirePlay(tx, memberId, at)
    // Whose money stays in takes no other way out: what a downline is given, the downline withdraws.
    await requirePayoutsOpen(tx, { memberId, currency })
    const cooling = await selectCooling(tx, memberId, at)
    if (cooling) throw new ApiError('withdraw_cooling', { data: { ...cooling } })
    await requireIdentity(tx, { memberId, merchant, now: at }, 'before-withdrawal')
    const known = await selectTransfer(tx, input.transferId)
    if (known) return assertSameRequest(known, memberId, input)
    const left = await this.#left(tx, { brand, session }, input.rules)
    if (left.count < 1 || left.amount < input.minor)
      throw new ApiError('transfer_day_full', {
        field: 'amount',
        data: { countLeft: left.count, amountLeft: toDecimal(left.amount, currency), currency },
      })
    const turnover = await turnoverRequirement(tx, { memberId, currency })
    if (!turnover.isMet)
      throw new ApiError('turnover_missing', {
        data: { left: toDecimal(turnover.required - turnover.done, currency), currency },
      })
    const entryId = entryIdOf('team-transfer', input.transferId)
    const { transferId: id, minor: amount } = input
    const admission = await admitWhole(tx, { merchant, memberId: to.id, currency, amount, now: at })
    const note = input.note === undefined || input.note === '' ? null : input.note
    await this.#ledger.post(tx, {
      id: entryId,
      merchant,
      kind: 'team-transfer',
      currency,
      admission,
      postings: [
        { account: { memberId, wallet: 'MAIN' }, amount: -amount },
        { account: { memberId: to.id, wallet: 'MAIN' }, amount },
      ],
    })
    const row = {
      id,
      entry_id: entryId,
      merchant,
      from_id: memberId,
      to_id: to.id,
      currency,
      amount,
      note,
      at,
    }
    await tx.insertInto('team_transfers').values(row).execute()
    return { ...row, from_account: session.userName, to_account: to.account }
  }

  /** What is left of today, by the brand's clock. Index: team_transfers_from. */
  async #left(
    db: Database,
    { brand, session }: Agent,
    rules: AgentRulesDocument,
  ): Promise<{ count: number; amount: bigint }> {
    const { currency, timeZone } = brand.document
    const since = midnightIn(this.#platform.clock.now(), 0, timeZone)
    const { rows } = await sql<{ count: number; amount: bigint }>`
      select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount from team_transfers
      where from_id = ${session.memberId} and at >= ${since} and currency = ${currency.code}`.execute(db)
    const { amount = 0n, count = 0 } = rows[0] ?? {}
    const left = minorOf(rules.transferMostPerDay, currency.code) - amount
    return { count: Math.max(0, rules.transfersPerDay - count), amount: left > 0n ? left : 0n }
  }
}

/**
 * No part of a transfer is held back: what its receiver may not be credited with is not sent. The reason is shown to no other member
 * (MEM-09). Throws ApiError `member_unknown`, `receiver_refused`.
 */
async function admitWhole(tx: Database, funds: Omit<IncomingFunds, 'kind'>): Promise<Admission> {
  const { admission, refusal } = await admitFunds(tx, { kind: 'team-transfer', ...funds })
  if (refusal?.code === 'self_excluded') throw new ApiError('member_unknown', { field: 'account' })
  if (refusal || !admission) throw new ApiError('receiver_refused', { field: 'amount' })
  return admission
}

async function cashOf(db: Database, memberId: string, currency: string): Promise<bigint> {
  const rows = await selectBalances(db, memberId)
  return rows.find((row) => row.wallet === 'MAIN' && row.currency === currency)?.balance ?? 0n
}

function requireAmount(text: string, rules: AgentRulesDocument, currency: string): bigint {
  const amount = parseMinor(text, currency, 'amount')
  const [min, max] = [minorOf(rules.transferMin, currency), minorOf(rules.transferMax, currency)]
  if (amount < min || amount > max)
    throw new ApiError('amount_bounds', {
      field: 'amount',
      data: { min: toDecimal(min, currency), max: toDecimal(max, currency), currency },
    })
  return amount
}

const shown = sql`select t.*, f.account as from_account, o.account as to_account from team_transfers t
  join members f on f.id = t.from_id join members o on o.id = t.to_id`

async function selectTransfer(db: Database, id: string): Promise<TransferRow | undefined> {
  return (await sql<TransferRow>`${shown} where t.id = ${id}`.execute(db)).rows[0]
}

/** Both ways, newest first. Indexes: team_transfers_from, team_transfers_to. */
async function selectTransfers(
  db: Database,
  memberId: string,
  after: TimePlace | undefined,
  limit: number,
): Promise<TransferRow[]> {
  const on = after ? sql`and at <= ${after.at} and (at < ${after.at} or id > ${after.id}::uuid)` : sql``
  const { rows } = await sql<TransferRow>`${shown} where t.id in (
      (select id from team_transfers where from_id = ${memberId} ${on} order by at desc, id limit ${limit})
      union all
      (select id from team_transfers where to_id = ${memberId} ${on} order by at desc, id limit ${limit})
    ) order by t.at desc, t.id limit ${limit}`.execute(db)
  return rows
}

function assertSameRequest(
  row: TransferRow,
  memberId: string,
  input: BodyOf<typeof transferToDownline>,
): TransferRow {
  const isSame =
    row.from_id === memberId &&
    row.to_account.toLowerCase() === input.account.toLowerCase() &&
    toDecimal(row.amount, row.currency) === input.amount
  if (!isSame) throw new ApiError('transaction_conflict', { field: 'transferId' })
  return row
}

function toTransferDto(row: TransferRow, memberId: string): TeamTransfer {
  const isOut = row.from_id === memberId
  return {
    transferId: row.id,
    way: isOut ? 'out' : 'in',
    account: isOut ? row.to_account : row.from_account,
    amount: toDecimal(row.amount, row.currency),
    currency: row.currency,
    note: row.note,
    at: row.at.toISOString(),
  }
}
