import type { PayKind } from '@site/shared-api/contract/agent-fields'
import { sql } from 'kysely'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import { lockPay, markPaid, takeDuePays, type PayRow } from '#agents/pay/pay.repository'
import { hasOpenSignals } from '#agents/pay/signals'
import {
  accountIds,
  entryIdOf,
  insertEntries,
  Ledger,
  lockMember,
  type Authority,
  type UnconditionalKind,
} from '#money/index'

/** Lines that are paid in one transaction: their accounts wait for it. */
const AT_ONCE = 250

/** What an entry of each kind is called. */
const ENTRY: Readonly<Record<PayKind, UnconditionalKind>> = {
  daily: 'daily-salary',
  hourly: 'hourly-salary',
  dividend: 'dividend',
  commission: 'commission',
}

/** Where agents' lines become money: with the entry, in one transaction, once whatever is killed when (MEM-08). */
export class PayBook {
  readonly #platform: Pick<Platform, 'clock' | 'db' | 'eventPublisher'>
  readonly #ledger: Ledger
  constructor(platform: Pick<Platform, 'clock' | 'db' | 'eventPublisher'>) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
  }

  /** Pays all that is due of a brand; what another copy is paying is left to it. How many. */
  async payDue(merchant: string, signal?: AbortSignal): Promise<number> {
    const { db, eventPublisher } = this.#platform
    for (let paid = 0; ;) {
      if (signal?.aborted === true) throw new Error('stopped before its end')
      const rows = await retrying(() => db.transaction().execute((tx) => this.#paySome(tx, merchant)))
      for (const { agent_id: id } of rows) eventPublisher.publish({ topic: 'balance', merchant, id })
      paid += rows.length
      if (rows.length === 0) return paid
    }
  }

  async #paySome(tx: Database, merchant: string): Promise<PayRow[]> {
    const rows = await takeDuePays(tx, merchant, AT_ONCE)
    // A brand that has changed its currency owes in the one that was reckoned.
    const [first] = rows
    const some = rows.filter(({ currency }) => currency === first?.currency)
    if (first === undefined) return []
    const { currency } = first
    const at = this.#platform.clock.now()
    const ids = await accountIds(tx, { merchant, currency, now: at }, [
      { wallet: 'HOUSE' },
      ...some.map(({ agent_id: memberId }) => ({ memberId, wallet: 'MAIN' as const })),
    ])
    const [house = '', ...own] = ids
    await lockAccounts(tx, own)
    const written = some.map((row, i) => ({ row, entryId: entryOf(row), accountId: own[i] ?? '' }))
    const isNew = await insertEntries(
      tx,
      written.map(({ accountId, entryId, row }) => ({
        entry: { id: entryId, merchant, kind: ENTRY[row.kind], currency, at },
        legs: [
          { accountId, amount: row.amount },
          { accountId: house, amount: -row.amount },
        ],
      })),
    )
    if (isNew !== some.length) throw new Error('a line that is due was paid before')
    await markPaid(
      tx,
      written.map(({ entryId, row }) => ({ id: row.id, entryId })),
      at,
    )
    return some
  }

  /**
   * Pays a line that its agent asks for. Throws ApiError `pay_unknown`, and `pay_closed` where it is not open, or an operator has
   * to look at the team first.
   */
  async ask(agentId: string, kind: PayKind, id: string): Promise<PayRow> {
    const { clock, db, eventPublisher } = this.#platform
    const row = await retrying(() =>
      db.transaction().execute(async (tx) => {
        await lockMember(tx, agentId)
        const found = await lockPay(tx, id)
        if (found?.agent_id !== agentId || found.kind !== kind)
          throw new ApiError('pay_unknown', { field: 'id' })
        if (found.state !== 'open' || (await hasOpenSignals(tx, agentId)))
          throw new ApiError('pay_closed', { data: { state: found.state } })
        const { amount, currency, merchant } = found
        const entryId = entryOf(found)
        await this.#ledger.post(tx, {
          id: entryId,
          merchant,
          kind: ENTRY[kind],
          currency,
          postings: [
            { account: { memberId: agentId, wallet: 'MAIN' }, amount },
            { account: { wallet: 'HOUSE' }, amount: -amount },
          ],
        })
        const at = clock.now()
        await markPaid(tx, [{ id, entryId }], at)
        return { ...found, state: 'paid' as const, paid_at: at, entry_id: entryId }
      }),
    )
    eventPublisher.publish({ topic: 'balance', merchant: row.merchant, id: agentId })
    return row
  }

  /**
   * Adds to a paid line, or takes of it (an amount below nothing), once for each id: false where it was done
   * before. Throws ApiError `pay_unknown`, `pay_closed`, `amount_bounds` beyond what was paid, `insufficient_funds`, `transaction_conflict`.
   */
  async correct(
    tx: Database,
    of: { id: string; payId: string; amount: bigint; by: string; why: string },
    authorise: (pay: PayRow) => Promise<Authority>,
  ): Promise<boolean> {
    const pay = await lockPay(tx, of.payId)
    if (!pay) throw new ApiError('pay_unknown', { field: 'id' })
    const known = await tx
      .selectFrom('agent_corrections')
      .selectAll()
      .where('id', '=', of.id)
      .executeTakeFirst()
    if (known) {
      if (known.pay_id !== of.payId || known.amount !== of.amount)
        throw new ApiError('transaction_conflict', { field: 'correctionId' })
      return false
    }
    if (pay.state !== 'paid') throw new ApiError('pay_closed', { data: { state: pay.state } })
    if (pay.amount + pay.corrected + of.amount < 0n) throw new ApiError('amount_bounds', { field: 'amount' })
    const { agent_id: memberId, currency, kind, merchant } = pay
    await lockMember(tx, memberId)
    const authority = await authorise(pay)
    if (!authority.covers(of.amount))
      throw new Error('a correction is posted with an authority over its amount')
    const entryId = entryIdOf('agent-correction', of.id)
    await this.#ledger.post(tx, {
      id: entryId,
      merchant,
      kind: ENTRY[kind],
      currency,
      postings: [
        { account: { memberId, wallet: 'MAIN' }, amount: of.amount },
        { account: { wallet: 'HOUSE' }, amount: -of.amount },
      ],
    })
    const { amount, by, id, payId, why } = of
    await tx
      .insertInto('agent_corrections')
      .values({
        id,
        pay_id: payId,
        amount,
        entry_id: entryId,
        made_by: by,
        why,
        at: this.#platform.clock.now(),
      })
      .execute()
    await tx
      .updateTable('agent_pays')
      .set((eb) => ({ corrected: eb('corrected', '+', amount) }))
      .where('id', '=', payId)
      .execute()
    return true
  }
}

/** The entry of a line: the same however often it is tried. */
const entryOf = ({ agent_id, kind, period }: PayRow): string =>
  entryIdOf('agent-pay', `${agent_id} ${kind} ${period}`)

/** In one order, so that two who pay many at once never wait for each other. */
async function lockAccounts(tx: Database, ids: readonly string[]): Promise<void> {
  const list = sql.join([...ids].sort().map((id) => sql`${id}::uuid`))
  await sql`select 1 from ledger_accounts where id in (${list}) order by id for update`.execute(tx)
}
