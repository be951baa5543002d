import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { Effect, Job } from '#db/jobs/job'
import { PaymentAttempts } from '#money/attempts/payment-attempts'
import { selectAttempt, updateAttempt, type Attempt } from '#money/attempts/repository'
import { requireNoDebt } from '#money/debts/payouts-open'
import { selectCard } from '#money/withdraw/cards/repository'
import {
  insertEvent,
  lockWithdrawal,
  selectWithdrawal,
  type WithdrawalRow,
} from '#money/withdraw/orders/repository'
import { payoutAttempt, payoutAttempts } from '#money/withdraw/orders/withdrawal-attempts'
import { WithdrawalBook, type Doing } from '#money/withdraw/orders/withdrawal-book'
import type { PayoutFact, PayoutRequest } from '#providers/payment/payment.provider'
import { ProviderRefused, ProviderUnknown } from '#providers/provider-errors'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** What was paid may come back so long afterwards; what failed may have been paid all the same. */
const LOOKED_FOR_MS = 7 * 24 * HOUR_MS
export const PAYOUT_JOB = 'payout'

type Deps = Pick<Platform, 'clock' | 'db' | 'jobs' | 'keyed' | 'payments' | 'eventPublisher'>

/** Sends approved payouts, and reads their state at providers; also when no page looks. Only the job sends. */
export class PayoutProviderSync {
  readonly #deps: Deps
  readonly #attempts: PaymentAttempts
  readonly #book: WithdrawalBook
  constructor(deps: Deps) {
    this.#deps = deps
    this.#attempts = new PaymentAttempts(deps)
    this.#book = new WithdrawalBook(deps)
  }

  /** One job an attempt, for as long as its money may come back. */
  register(): void {
    this.#deps.jobs.register({ kind: PAYOUT_JOB, work: (job) => this.#work(job) })
  }

  /** Reads the state of a withdrawal's attempts, and books what moved; nothing is sent. Undefined where its provider does not answer. */
  async look(orderId: string, doing: Doing): Promise<WithdrawalRow | undefined> {
    const { clock, db } = this.#deps
    let next: WithdrawalRow | undefined = await requireRow(db, orderId)
    for (const attempt of await payoutAttempts(db, orderId, clock.now())) {
      const news = await this.#ask(attempt).then(
        (fact) => ({ fact }),
        () => undefined,
      )
      if (!news) return undefined
      next = await db.transaction().execute((tx) => this.#apply(tx, attempt, news.fact, doing))
    }
    return next
  }

  /**
   * What a callback says of an attempt, kept whatever it is. A reference of an attempt that has none is adopted once the provider
   * confirms it; another one than is known is a second payout under one id, which is booked as the provider has it. False where the provider
   * does not confirm it.
   */
  async callback(attempt: Attempt, reference: string, doing: Doing): Promise<boolean> {
    const { clock, db } = this.#deps
    if (attempt.reference === null || attempt.reference === reference) {
      if (attempt.reference === null) await updateAttempt(db, attempt, { claimed_reference: reference })
      await this.look(attempt.order_id, doing)
      return true
    }
    const detail = { reference, known: attempt.reference }
    await insertEvent(db, {
      id: attempt.order_id,
      at: clock.now(),
      what: 'other-reference',
      by: 'provider',
      detail,
    })
    const fact = await this.#attempts.payoutStatus(attempt, reference).catch(() => undefined)
    if (!fact) return false
    await db.transaction().execute((tx) => this.#apply(tx, attempt, fact, doing))
    return true
  }

  async #work({ key, turn }: Job): Promise<Effect> {
    const { clock, db } = this.#deps
    const attempt = await payoutAttempt(db, key, { isFirst: turn === 1, now: clock.now() })
    // What is not approved is not sent, and has nothing to be looked at.
    if (!attempt) return async () => undefined
    // An earlier release, which writes no attempt, may have sent it: it is looked for first.
    const known = attempt.state === 'ready' && turn === 1 ? undefined : await this.#ask(attempt)
    const fact = known ?? (attempt.state === 'ready' ? await this.#send(attempt) : undefined)
    return async (tx) => {
      const row = await this.#apply(tx, attempt, fact, { by: 'provider', detail: { asked: 'site' } })
      const now = await selectAttempt(tx, attempt)
      const again = row && now && this.#nextLook(row, now)
      return again ? { again } : undefined
    }
  }

  /** What is refused or unknown is written by now: neither is a failure of the job's. */
  async #send(attempt: Attempt): Promise<PayoutFact | undefined> {
    const row = await requireRow(this.#deps.db, attempt.order_id)
    const request = await this.#requestOf(row, attempt)
    const mayBeSent = async (tx: Database) => {
      const held = await lockWithdrawal(tx, row.id)
      if (held?.state !== 'paying' || held.reference !== null) return false
      // A deposit was reversed since it was approved: it waits, and an operator may refuse it.
      await requireNoDebt(tx, { memberId: held.member_id, currency: held.currency })
      return true
    }
    try {
      return await this.#attempts.payout(attempt, request, mayBeSent)
    } catch (error) {
      if (error instanceof ProviderRefused || error instanceof ProviderUnknown) return undefined
      if (error instanceof ApiError && error.code === 'debt_open') return undefined
      throw error
    }
  }

  /** Never sends. A refusal is final where the provider said it; where operators did, it may yet be proved wrong. */
  async #ask(attempt: Attempt): Promise<PayoutFact | undefined> {
    const { reason, reference, state } = attempt
    const fact = reference === null ? undefined : await this.#attempts.payoutStatus(attempt, reference)
    if (fact) return fact
    if (state === 'refused' && reason !== 'operator' && attempt.claimed_reference === null) return undefined
    return await this.#attempts.findPayout(attempt)
  }

  async #requestOf(row: WithdrawalRow, { id }: Attempt): Promise<PayoutRequest> {
    const { db, keyed } = this.#deps
    const card = await selectCard(db, row.card_id)
    if (!card) throw new Error('the card of a withdrawal is gone')
    return {
      payoutId: id,
      amount: row.amount - row.fee,
      currency: row.currency,
      to: { bank: card.bank, number: await keyed.open(card.number_sealed), holder: card.holder },
    }
  }

  /** Applies what is known of an attempt by now; returns the withdrawal as it is then. */
  async #apply(
    tx: Database,
    { id, kind }: Attempt,
    fact: PayoutFact | undefined,
    doing: Doing,
  ): Promise<WithdrawalRow | undefined> {
    const attempt = await selectAttempt(tx, { id, kind })
    if (!attempt) return undefined
    const row = fact
      ? await this.#book.take(tx, attempt, fact, doing)
      : await lockWithdrawal(tx, attempt.order_id)
    const next = row && attempt.state === 'refused' ? await this.#book.notAccepted(tx, row, attempt) : row
    if (next) this.#publishBalanceChanged(next)
    return next
  }

  /** Often while the member waits, seldom when it has ended, and no longer after a week. */
  #nextLook(
    { approved_at: approved, closed_at: closed, state }: WithdrawalRow,
    attempt: Attempt,
  ): Date | undefined {
    const now = this.#deps.clock.now().getTime()
    if (attempt.state === 'refused') {
      const since = now - (attempt.ended_at?.getTime() ?? now)
      return attempt.reason === 'operator' && since < LOOKED_FOR_MS ? new Date(now + HOUR_MS) : undefined
    }
    if (state === 'paying') {
      const age = now - (attempt.sent_at ?? approved ?? new Date(now)).getTime()
      const pause = age < 10 * MINUTE_MS ? 5 * SECOND_MS : age < HOUR_MS ? MINUTE_MS : 5 * MINUTE_MS
      return new Date(Math.max(now + pause, attempt.retry_at?.getTime() ?? 0))
    }
    const since = now - (closed?.getTime() ?? now)
    if (state === 'returned' || since > LOOKED_FOR_MS) return undefined
    return new Date(now + (since < HOUR_MS ? 5 * MINUTE_MS : since < 24 * HOUR_MS ? HOUR_MS : 6 * HOUR_MS))
  }

  #publishBalanceChanged({ member_id: id, merchant, state }: WithdrawalRow): void {
    if (state === 'failed' || state === 'returned')
      this.#deps.eventPublisher.publish({ topic: 'balance', merchant, id })
  }
}

async function requireRow(db: Database, id: string): Promise<WithdrawalRow> {
  const row = await selectWithdrawal(db, id)
  if (!row) throw new Error('there is no such withdrawal')
  return row
}
