import type { Adjustment, askAdjustment } from '@site/shared-api/contract/adjustment'
import type { BodyOf } from '@site/shared-api/contract/call'
import { isFreePlay } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import type { Actor } from '#db/states/state-table'
import { publishEvent } from '#db/signals/signal'
import { authoriseByTwo } from '#money/handouts/handouts'
import type { Operator } from '#operations/index'
import { isTransferWallet } from '#games/index'
import { findForLogin } from '#identity/index'
import { vendorWallet, type Purpose } from '#money/ledger/account'
import { lockMember } from '#money/ledger/accounts.repository'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { parseMinor, toDecimal } from '#money/ledger/money'
import { ADJUSTMENT_STATES } from '#money/adjust/adjustment-states'
import {
  insertAdjustment,
  lockAdjustment,
  selectAdjustment,
  updateAdjustment,
  type AdjustmentRow,
} from '#money/adjust/repository'
import { walletIdOf } from '#money/wallet/wallets'

type AdjustmentInput = BodyOf<typeof askAdjustment>
type Stored = Omit<AdjustmentRow, 'account'>

/**
 * Balances changed by hand (PLT-09): one person requests, another approves or refuses, and the audit log names both. What is
 * approved moves through the ledger in the transaction that says so, under an id made of the adjustment's: once, whatever repeats.
 */
export class Adjustments {
  readonly #platform: Platform
  readonly #ledger: Ledger
  constructor(platform: Platform) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
  }

  /** Once for each id. Throws ApiError `unknown_merchant`, `member_unknown`, `wallet_unknown`, `invalid_input`, `transaction_conflict`. */
  async ask(actor: string, input: AdjustmentInput): Promise<Adjustment> {
    const { brands, clock, db } = this.#platform
    const brand = await brands.byMerchant(input.merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    const { merchant } = brand
    const member = await findForLogin(db, merchant, input.account)
    if (!member || isFreePlay(member.type)) throw new ApiError('member_unknown', { field: 'account' })
    const { code: currency } = brand.document.currency
    const minor = parseMinor(input.amount, currency, 'amount')
    const row = {
      id: input.id,
      merchant,
      member_id: member.id,
      wallet: await this.#walletOf(input.walletId),
      currency,
      amount: input.direction === 'give' ? minor : -minor,
      why: input.why,
      state: ADJUSTMENT_STATES.begin('asked', 'operator'),
      asked_by: actor,
      asked_at: clock.now(),
      decided_by: null,
      decided_at: null,
      answer: null,
      entry_id: null,
    }
    await db.transaction().execute(async (tx) => {
      if (await insertAdjustment(tx, row)) return await this.#note(tx, row, { actor, did: 'asked' })
      const known = await selectAdjustment(tx, input.id)
      const isSame = (['member_id', 'wallet', 'amount', 'why', 'asked_by'] as const).every(
        (column) => known?.[column] === row[column],
      )
      if (!isSame) throw new ApiError('transaction_conflict', { field: 'id' })
    })
    return await this.read(input.id)
  }

  /**
   * Moves the money; a repeated approval by the same operator gets the result. Throws ApiError `adjustment_unknown`,
   * `adjustment_closed`, `second_person_needed`, and `insufficient_funds` where the wallet holds less than is taken.
   */
  async approve(operator: Operator, id: string): Promise<Adjustment> {
    await retrying(() =>
      this.#decide(operator.name, id, ['approve', 'two operators'], async (tx, row) => {
        const { amount, currency, member_id: memberId, merchant } = row
        const people = { first: row.asked_by, second: operator, now: this.#platform.clock.now() }
        const authority = await authoriseByTwo(tx, people, amount)
        const entryId = entryIdOf('adjustment', id)
        await lockMember(tx, memberId)
        // reason: the row was written with the purpose of a member's account
        const wallet = row.wallet as Purpose
        await this.#ledger.post(tx, {
          id: entryId,
          merchant,
          kind: 'adjustment',
          authority,
          currency,
          reference: id,
          postings: [
            { account: { memberId, wallet }, amount },
            { account: { wallet: 'HOUSE' }, amount: -amount },
          ],
        })
        await publishEvent(tx, { topic: 'balance', merchant, id: memberId })
        return { entry_id: entryId }
      }),
    )
    return await this.read(id)
  }

  /** The operator who requested it may refuse it too. Throws ApiError `adjustment_unknown`, `adjustment_closed`. */
  async refuse(actor: string, id: string, why: string): Promise<Adjustment> {
    await this.#decide(actor, id, ['refuse', 'operator'], async () => ({ answer: why }))
    return await this.read(id)
  }

  /** Throws ApiError `adjustment_unknown`. */
  async read(id: string): Promise<Adjustment> {
    return toAdjustmentDto(required(await selectAdjustment(this.#platform.db, id)))
  }

  async #decide(
    actor: string,
    id: string,
    [event, by]: readonly ['approve' | 'refuse', Actor],
    work: (tx: Database, row: AdjustmentRow) => Promise<{ entry_id?: string; answer?: string }>,
  ): Promise<void> {
    const { clock, db } = this.#platform
    await db.transaction().execute(async (tx) => {
      const row = required(await lockAdjustment(tx, id))
      if (row.state === ADJUSTMENT_STATES.step(event, by).to && row.decided_by === actor) return
      const state = ADJUSTMENT_STATES.next(event, row.state, by)
      if (state === undefined)
        throw new ApiError('adjustment_closed', {
          field: 'id',
          data: { state: row.state, by: row.decided_by ?? '' },
        })
      const set = await work(tx, row)
      await updateAdjustment(tx, id, { state, decided_by: actor, decided_at: clock.now(), ...set })
      const did = state === 'done' ? 'approved' : 'refused'
      await this.#note(tx, row, { actor, did, ...(set.answer !== undefined && { answer: set.answer }) })
    })
  }

  /** Cash, or a wallet with a provider; bonuses have rules of their own. Throws ApiError `wallet_unknown`. */
  async #walletOf(walletId: string): Promise<Purpose> {
    if (walletId === 'MAIN') return 'MAIN'
    if (await isTransferWallet(this.#platform.db, walletId)) return vendorWallet(walletId)
    throw new ApiError('wallet_unknown', { field: 'walletId' })
  }

  async #note(
    tx: Database,
    { amount, asked_by: askedBy, currency, id, member_id: member, merchant, wallet, why }: Stored,
    { actor, did, ...more }: { actor: string; did: string; answer?: string },
  ): Promise<void> {
    await insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor,
      action: `adjustment.${did}`,
      subject: `${merchant}/${id}`,
      detail: toJson({
        member,
        wallet: walletIdOf(wallet),
        amount: toDecimal(amount, currency),
        why,
        askedBy,
        ...more,
      }),
    })
  }
}

/** An adjustment as operators see it. */
export const toAdjustmentDto = (row: AdjustmentRow): Adjustment => ({
  id: row.id,
  merchant: row.merchant,
  account: row.account,
  walletId: walletIdOf(row.wallet),
  amount: toDecimal(row.amount, row.currency),
  currency: row.currency,
  why: row.why,
  state: row.state,
  askedBy: row.asked_by,
  askedAt: row.asked_at.toISOString(),
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.toISOString() ?? null,
  answer: row.answer,
  entryId: row.entry_id,
})

function required(row: AdjustmentRow | undefined): AdjustmentRow {
  if (row === undefined) throw new ApiError('adjustment_unknown', { field: 'id' })
  return row
}
