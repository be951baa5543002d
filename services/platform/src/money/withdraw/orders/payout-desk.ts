import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { Effect, Job } from '#db/jobs/job'
import { selectCard } from '#money/withdraw/cards/repository'
import { selectWithdrawal, type WithdrawalRow } from '#money/withdraw/orders/repository'
import { WithdrawalBook, type Doing } from '#money/withdraw/orders/withdrawal-book'
import type { PaymentProvider, PayoutFact } from '#providers/payment/payment.provider'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** What was paid may come back so long afterwards; what failed may have been paid all the same. */
const LOOKED_FOR_MS = 7 * 24 * HOUR_MS
/** Payment companies know an id again for a day: one whose answer never came is not asked for once more by itself after that. */
const ASKED_WITHIN_MS = 12 * HOUR_MS
export const PAYOUT_JOB = 'payout'

type Deps = Pick<Platform, 'clock' | 'db' | 'jobs' | 'keyed' | 'payments' | 'teller'>

/** Speaks with providers about payouts: asks for them, and how they stand; also when nobody looks. */
export class PayoutDesk {
  readonly #deps: Deps
  readonly #book: WithdrawalBook
  constructor(deps: Deps) {
    this.#deps = deps
    this.#book = new WithdrawalBook(deps)
  }

  /** One job a payout, for as long as its money may come back. */
  register(): void {
    this.#deps.jobs.register({ kind: PAYOUT_JOB, work: (job) => this.#work(job) })
  }

  /** Asks how a payout stands, and books what moved; undefined where its provider does not answer. */
  async look(id: string, doing: Doing): Promise<WithdrawalRow | undefined> {
    const { db } = this.#deps
    const row = await requireRow(db, id)
    const fact = await this.#factOf(row).catch(() => undefined)
    if (!fact) return undefined
    const next = await db.transaction().execute((tx) => this.#book.take(tx, id, fact, doing))
    if (next) this.#tell(next)
    return next
  }

  async #work({ key }: Job): Promise<Effect> {
    const row = await requireRow(this.#deps.db, key)
    // What was approved is paid out at once, and what was not asked for has nothing to be looked at.
    if (row.approved_at === null) return async () => undefined
    const isForgotten =
      row.reference === null && this.#deps.clock.now().getTime() - row.approved_at.getTime() > ASKED_WITHIN_MS
    if (isForgotten)
      throw new Error('the payment company never said whether it took the payout: somebody has to ask there')
    const fact = await this.#factOf(row)
    return async (tx) => {
      const next = await this.#book.take(tx, key, fact, { by: 'provider', detail: { asked: 'site' } })
      if (next) this.#tell(next)
      const again = next && this.#nextLook(next)
      return again ? { again } : undefined
    }
  }

  /** Asked twice for one payout its provider pays once; one that does not answer may have paid or not. */
  async #factOf(row: WithdrawalRow): Promise<PayoutFact> {
    const provider = this.#deps.payments.get(row.provider)
    if (!provider) throw new Error(`no account at ${row.provider} is configured`)
    if (row.reference !== null)
      return await provider.payoutStatus({ payoutId: row.id, reference: row.reference })
    return await this.#askFor(provider, row)
  }

  async #askFor(provider: PaymentProvider, row: WithdrawalRow): Promise<PayoutFact> {
    const { db, keyed } = this.#deps
    if (row.approved_at === null) throw new Error('nobody has approved this withdrawal')
    const card = await selectCard(db, row.card_id)
    if (!card) throw new Error('the card of a withdrawal is gone')
    return await provider.payout({
      payoutId: row.id,
      amount: row.amount - row.fee,
      currency: row.currency,
      to: { bank: card.bank, number: await keyed.open(card.number_sealed), holder: card.holder },
    })
  }

  /** Often while the member waits, seldom when it has ended, and no longer after a week. */
  #nextLook({ approved_at: approved, closed_at: closed, state }: WithdrawalRow): Date | undefined {
    const now = this.#deps.clock.now().getTime()
    if (state === 'paying') {
      const age = now - (approved?.getTime() ?? now)
      return new Date(
        now + (age < 10 * MINUTE_MS ? 5 * SECOND_MS : age < HOUR_MS ? MINUTE_MS : 5 * MINUTE_MS),
      )
    }
    const since = now - (closed?.getTime() ?? now)
    if (state === 'returned' || since > LOOKED_FOR_MS) return undefined
    return new Date(now + (since < HOUR_MS ? 5 * MINUTE_MS : since < 24 * HOUR_MS ? HOUR_MS : 6 * HOUR_MS))
  }

  #tell({ member_id: id, merchant, state }: WithdrawalRow): void {
    if (state === 'failed' || state === 'returned') this.#deps.teller.tell({ topic: 'balance', merchant, id })
  }
}

async function requireRow(db: Database, id: string): Promise<WithdrawalRow> {
  const row = await selectWithdrawal(db, id)
  if (!row) throw new Error('there is no such withdrawal')
  return row
}
