import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { ConsoleWithdrawalDetail } from '@site/shared-api/contract/withdraw-console'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { ATTEMPT_STATES } from '#money/attempts/attempt-states'
import { endAttempt, insertAttempt, selectAttempts } from '#money/attempts/repository'
import { requirePayoutsOpen } from '#money/debts/payouts-open'
import { fingerprintsOf } from '#money/withdraw/cards/fingerprints'
import { markRemoved, selectCard } from '#money/withdraw/cards/repository'
import { PayoutOutcomes, type Outcome } from '#money/withdraw/console/payout-outcome'
import { selectConsoleWithdrawal } from '#money/withdraw/console/repository'
import { approvalsOf, neededFor, toDetail } from '#money/withdraw/console/wire'
import { PAYOUT_JOB, PayoutProviderSync } from '#money/withdraw/orders/payout-provider-sync'
import {
  insertEvent,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from '#money/withdraw/orders/repository'
import { payoutAttempts } from '#money/withdraw/orders/withdrawal-attempts'
import { WithdrawalBook } from '#money/withdraw/orders/withdrawal-book'
import { selectRules } from '#money/withdraw/rules/repository'
import { requireSecondPerson, type Operator } from '#operations/index'

/** What operators do to withdrawals and cards (PLT-09); each action is in their life and in the audit log. */
export class WithdrawalAdminService {
  readonly #platform: Platform
  readonly #book: WithdrawalBook
  readonly #payouts: PayoutProviderSync
  readonly #outcomes: PayoutOutcomes
  constructor(platform: Platform) {
    this.#platform = platform
    this.#book = new WithdrawalBook(platform)
    this.#payouts = new PayoutProviderSync(platform)
    this.#outcomes = new PayoutOutcomes(platform)
  }

  /** What a number may be kept as, at some brands or at each. */
  async numbers(typed: string, merchants?: Merchants): Promise<{ merchant: string; fingerprint: string }[]> {
    const brands = merchants ?? (await this.#platform.brands.all()).map((one) => one.merchant)
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
   * Below the brand's amount at once; from it on another person has to approve as well. The last approval lets it be paid, by a
   * job that is queued in the same transaction. Throws ApiError `withdraw_unknown`, `withdraw_closed`,
   * `withdrawals_frozen`, `debt_open`, `second_person_needed`.
   */
  async approve(operator: Operator, id: string): Promise<ConsoleWithdrawalDetail> {
    const { clock, jobs } = this.#platform
    const actor = operator.name
    await this.#do(id, async (tx, row) => {
      if (row.state !== 'waiting') throw closed(row)
      await requirePayoutsOpen(tx, { memberId: row.member_id, currency: row.currency })
      const now = clock.now()
      const before = approvalsOf(row)
      for (const { by: first } of before) await requireSecondPerson(tx, { first, second: operator, now })
      const approvals = [...before, { by: actor, at: now.toISOString() }]
      await updateWithdrawal(tx, id, { approvals: toJson(approvals) })
      const needed = neededFor(row.amount, await selectRules(tx, row.merchant), row.currency)
      const detail = { approvals: approvals.map(({ by }) => by), needed }
      await this.#note(tx, row, { actor, did: 'approved', detail })
      if (approvals.length < needed)
        return await insertEvent(tx, { id, at: now, what: 'first-approval', by: actor })
      await this.#book.applyEvent(tx, row, { what: 'approved' }, { by: actor, detail })
      const attemptId = await this.#prepare(tx, row)
      await jobs.queue(tx, { kind: PAYOUT_JOB, key: attemptId, merchant: row.merchant, dueAt: now })
    })
    return await this.read(id)
  }

  /**
   * The money goes back and the member is notified why, in the same transaction: of what waits, and of what was approved and never
   * accepted. Throws ApiError `withdraw_unknown`, `withdraw_closed`.
   */
  async refuse(actor: string, id: string, why: string): Promise<ConsoleWithdrawalDetail> {
    const { eventPublisher } = this.#platform
    const { member_id: memberId, merchant } = await this.#do(id, async (tx, found) => {
      const row = found.state === 'paying' ? await this.#takeBack(tx, found) : found
      if (row.state !== 'waiting') throw closed(row)
      await updateWithdrawal(tx, id, { why })
      const next = await this.#book.applyEvent(
        tx,
        { ...row, why },
        { what: 'refused' },
        { by: actor, detail: { why } },
      )
      await this.#note(tx, row, { actor, did: 'refused', detail: { why } })
      return next
    })
    eventPublisher.publish({ topic: 'balance', merchant, id: memberId })
    return await this.read(id)
  }

  /**
   * Says what became of a payout that its provider does not report: one person proposes, another one decides. Throws ApiError
   * `withdraw_unknown`, `withdraw_closed`, `second_person_needed`.
   */
  async sayOutcome(operator: Operator, id: string, outcome: Outcome): Promise<ConsoleWithdrawalDetail> {
    const { member_id: memberId, merchant } = await this.#do(id, async (tx, row) => {
      const { detail, did, row: next } = await this.#outcomes.say(tx, row, operator, outcome)
      await this.#note(tx, row, { actor: operator.name, did, detail })
      return next
    })
    this.#platform.eventPublisher.publish({ topic: 'balance', merchant, id: memberId })
    return await this.read(id)
  }

  /** Pays nothing, whatever the provider answers. Throws ApiError `withdraw_unknown`, `withdraw_closed`, `provider_down`. */
  async ask(actor: string, id: string): Promise<ConsoleWithdrawalDetail> {
    await this.#do(id, async (tx, row) => {
      if ((await payoutAttempts(tx, id, this.#platform.clock.now())).length === 0) throw closed(row)
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

  /** An attempt of its own for each approval; the first has the withdrawal's own id, as in earlier releases. */
  async #prepare(tx: Database, { id: orderId, provider }: WithdrawalRow): Promise<string> {
    const { clock, randomness } = this.#platform
    const isFirst = (await selectAttempts(tx, 'payout', orderId)).length === 0
    const id = isFirst ? orderId : randomness.uuid()
    const state = ATTEMPT_STATES.begin('ready', 'operator')
    await insertAttempt(tx, { kind: 'payout', id, orderId, provider, state, at: clock.now() })
    return id
  }

  /** What was approved and certainly not accepted is not sent any more; it stays as it is where it may have been. */
  async #takeBack(tx: Database, row: WithdrawalRow): Promise<WithdrawalRow> {
    const [attempt] = await selectAttempts(tx, 'payout', row.id)
    if (!attempt) return row
    const end = { reason: 'operator', at: this.#platform.clock.now() }
    if (!(await endAttempt(tx, attempt, ['take-back', 'operator'], end))) return row
    return await this.#book.notAccepted(tx, row, { ...attempt, ...end }, 'operator')
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
