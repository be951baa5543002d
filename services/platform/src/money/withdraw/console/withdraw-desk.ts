import type { ConsoleWithdrawalDetail } from '@site/shared-api/contract/withdraw-console'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { isPayoutFrozen } from '#money/members/freeze/repository'
import { fingerprintsOf } from '#money/withdraw/cards/fingerprints'
import { markRemoved, selectCard } from '#money/withdraw/cards/repository'
import { selectConsoleWithdrawal } from '#money/withdraw/console/repository'
import { approvalsOf, neededFor, toDetail } from '#money/withdraw/console/wire'
import { PAYOUT_JOB, PayoutDesk } from '#money/withdraw/orders/payout-desk'
import {
  insertEvent,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from '#money/withdraw/orders/repository'
import { WithdrawalBook } from '#money/withdraw/orders/withdrawal-book'
import { selectRules } from '#money/withdraw/rules/repository'

/** What operators do to withdrawals and cards (PLT-09); each deed is in their life and in the audit log. */
export class WithdrawDesk {
  readonly #platform: Platform
  readonly #book: WithdrawalBook
  readonly #payouts: PayoutDesk
  constructor(platform: Platform) {
    this.#platform = platform
    this.#book = new WithdrawalBook(platform)
    this.#payouts = new PayoutDesk(platform)
  }

  /** What a number may be kept as, at one brand or at each. */
  async numbers(typed: string, merchant?: string): Promise<{ merchant: string; fingerprint: string }[]> {
    const brands =
      merchant === undefined ? (await this.#platform.brands.all()).map((one) => one.merchant) : [merchant]
    const found = await Promise.all(
      brands.map(async (brand) =>
        (await fingerprintsOf(this.#platform, brand, typed)).map((fingerprint) => ({
          merchant: brand,
          fingerprint,
        })),
      ),
    )
    return found.flat()
  }

  /** Throws ApiError `withdraw_unknown`. */
  async read(id: string): Promise<ConsoleWithdrawalDetail> {
    const { db } = this.#platform
    return await toDetail(db, required(await selectConsoleWithdrawal(db, id)))
  }

  /**
   * Below the brand's amount at once; from it on another person has to approve as well. Whoever is the last lets it be paid, by a
   * job that is queued in the same transaction. Throws ApiError `withdraw_unknown`, `withdraw_closed`,
   * `withdrawals_frozen`, `second_person_needed`.
   */
  async approve(actor: string, id: string): Promise<ConsoleWithdrawalDetail> {
    const { clock, jobs } = this.#platform
    await this.#do(id, async (tx, row) => {
      if (row.state !== 'waiting') throw closed(row)
      if (await isPayoutFrozen(tx, row.member_id)) throw new ApiError('withdrawals_frozen')
      const now = clock.now()
      const before = approvalsOf(row)
      if (before.some(({ by }) => by === actor)) throw new ApiError('second_person_needed')
      const approvals = [...before, { by: actor, at: now.toISOString() }]
      await updateWithdrawal(tx, id, { approvals: toJson(approvals) })
      const needed = neededFor(row.amount, await selectRules(tx, row.merchant), row.currency)
      const detail = { approvals: approvals.map(({ by }) => by), needed }
      await this.#note(tx, row, { actor, did: 'approved', detail })
      if (approvals.length < needed)
        return await insertEvent(tx, { id, at: now, what: 'first-approval', by: actor })
      await this.#book.happen(tx, row, { what: 'approved' }, { by: actor, detail })
      await jobs.queue(tx, { kind: PAYOUT_JOB, key: id, merchant: row.merchant, dueAt: now })
    })
    return await this.read(id)
  }

  /** The money goes back and the member is told why, in the same transaction. Throws ApiError `withdraw_unknown`, `withdraw_closed`. */
  async refuse(actor: string, id: string, why: string): Promise<ConsoleWithdrawalDetail> {
    const { teller } = this.#platform
    const { member_id: memberId, merchant } = await this.#do(id, async (tx, row) => {
      if (row.state !== 'waiting') throw closed(row)
      await updateWithdrawal(tx, id, { why })
      const next = await this.#book.happen(
        tx,
        { ...row, why },
        { what: 'refused' },
        { by: actor, detail: { why } },
      )
      await this.#note(tx, row, { actor, did: 'refused', detail: { why } })
      return next
    })
    teller.tell({ topic: 'balance', merchant, id: memberId })
    return await this.read(id)
  }

  /** Throws ApiError `withdraw_unknown`, `withdraw_closed`, `provider_down`. */
  async ask(actor: string, id: string): Promise<ConsoleWithdrawalDetail> {
    await this.#do(id, async (tx, row) => {
      if (row.approved_at === null) throw closed(row)
      await this.#note(tx, row, { actor, did: 'asked', detail: {} })
    })
    if (!(await this.#payouts.look(id, { by: actor }))) throw new ApiError('provider_down')
    return await this.read(id)
  }

  /** What is under way to the card goes on. Throws ApiError `card_unknown`. */
  async removeCard(actor: string, id: string, why: string): Promise<{ removed: true }> {
    const { clock, db } = this.#platform
    return await db.transaction().execute(async (tx) => {
      const card = await selectCard(tx, id)
      const at = clock.now()
      if (!card || !(await markRemoved(tx, id, { at, by: actor, why })))
        throw new ApiError('card_unknown', { field: 'id' })
      await insertAudit(tx, {
        at,
        actor,
        action: 'card.removed',
        subject: `${card.merchant}/${id}`,
        detail: toJson({ why, member: card.member_id, bank: card.bank, number: card.shown }),
      })
      return { removed: true as const }
    })
  }

  #do<T>(id: string, work: (tx: Database, row: WithdrawalRow) => Promise<T>): Promise<T> {
    return this.#platform.db
      .transaction()
      .execute(async (tx) => await work(tx, required(await lockWithdrawal(tx, id))))
  }

  async #note(
    tx: Database,
    { id, merchant }: WithdrawalRow,
    { actor, detail, did }: { actor: string; did: string; detail: object },
  ): Promise<void> {
    await insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor,
      action: `withdrawal.${did}`,
      subject: `${merchant}/${id}`,
      detail: toJson(detail),
    })
  }
}

const closed = ({ state }: WithdrawalRow): ApiError => new ApiError('withdraw_closed', { data: { state } })

function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError('withdraw_unknown', { field: 'id' })
  return row
}
