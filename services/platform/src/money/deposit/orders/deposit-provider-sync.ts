import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { Effect, Job } from '#db/jobs/job'
import { toJson } from '#db/json'
import { PaymentAttempts } from '#money/attempts/payment-attempts'
import { insertAttempt, selectAttempt, type Attempt } from '#money/attempts/repository'
import { OrderBook, type Doing } from '#money/deposit/orders/order-book'
import {
  insertEvent,
  lockOrder,
  selectOrder,
  updateOrder,
  type OrderRow,
} from '#money/deposit/orders/repository'
import type { PaymentFact, PaymentStart, PaymentStarted } from '#providers/payment/payment.provider'
import { ProviderRefused, ProviderUnavailable, ProviderUnknown } from '#providers/provider-errors'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** Money that comes late is looked for so long after the order has ended. */
const LOOKED_FOR_MS = 48 * HOUR_MS
const KIND = 'deposit'

/** What a provider said of an order, or of its start. */
interface News {
  readonly started?: PaymentStarted
  readonly fact?: PaymentFact
  readonly isRefused?: true
}
type Deps = Pick<Platform, 'clock' | 'db' | 'jobs' | 'payments' | 'eventPublisher'>

/** Synchronises orders with providers: begins them, reads their state, and lets them expire; also when no member looks. */
export class DepositProviderSync {
  readonly #deps: Deps
  readonly #attempts: PaymentAttempts
  readonly #book: OrderBook
  constructor(deps: Deps) {
    this.#deps = deps
    this.#attempts = new PaymentAttempts(deps)
    this.#book = new OrderBook(deps)
  }

  /** One job an order, for as long as money may come. */
  register(): void {
    this.#deps.jobs.register({ kind: KIND, work: (job) => this.#work(job) })
  }

  /**
   * Begins an order at its provider, once: while another call begins it, or soon after a provider was away, no call is made.
   * The queue goes on with what has no answer.
   */
  async start(orderId: string): Promise<OrderRow> {
    const { db } = this.#deps
    const order = await requireOrder(db, orderId)
    const attempt = await startAttempt(db, order)
    if (attempt.state !== 'ready') return order
    const news = await this.#begin(order, attempt).catch(() => ({}))
    const next = await db.transaction().execute((tx) => this.#apply(tx, order, news, { by: 'provider' }))
    if (next) this.#publishBalanceChanged(next)
    return next ?? order
  }

  /** Reads an order at its provider, and books what came; begins nothing. Undefined where that does not answer. */
  async look(orderId: string, doing: Doing): Promise<OrderRow | undefined> {
    const { db } = this.#deps
    const order = await requireOrder(db, orderId)
    const news = await this.#ask(order, await startAttempt(db, order)).catch(() => undefined)
    if (!news) return undefined
    const next = await db.transaction().execute((tx) => this.#apply(tx, order, news, doing))
    if (next) this.#publishBalanceChanged(next)
    return next
  }

  async #work({ key }: Job): Promise<Effect> {
    const { db } = this.#deps
    const order = await requireOrder(db, key)
    const news = await this.#news(order)
    return async (tx) => {
      await this.#apply(tx, order, news, { by: 'provider', detail: { asked: 'site' } })
      const next = await this.#expire(tx, key)
      if (next) this.#publishBalanceChanged(next)
      const again = next && this.#nextLook(next)
      return again ? { again } : undefined
    }
  }

  /** A provider that does not answer is called again by the queue and seen there, but it keeps no order from expiring. */
  async #news(order: OrderRow): Promise<News> {
    const attempt = await startAttempt(this.#deps.db, order)
    try {
      return attempt.state === 'ready' && order.state === 'starting'
        ? await this.#begin(order, attempt)
        : await this.#ask(order, attempt)
    } catch (error) {
      const isDue = order.expires_at <= this.#deps.clock.now() && order.closed_at === null
      if (isDue) return {}
      throw error
    }
  }

  /** What is refused or unknown is written by now; throws where the provider is away. */
  async #begin(order: OrderRow, attempt: Attempt): Promise<News> {
    const mayBeSent = async (tx: Database) => (await lockOrder(tx, order.id))?.state === 'starting'
    try {
      const started = await this.#attempts.start(attempt, requestOf(order), mayBeSent)
      return started ? { started } : {}
    } catch (error) {
      if (error instanceof ProviderRefused) return { isRefused: true }
      if (error instanceof ProviderUnknown) return {}
      throw error
    }
  }

  /** Begins nothing. Throws where the provider does not answer. */
  async #ask(order: OrderRow, attempt: Attempt): Promise<News> {
    if (order.reference !== null) {
      const provider = this.#deps.payments.get(order.provider)
      if (!provider) throw new ProviderUnavailable(`no account at ${order.provider} is configured`)
      return { fact: await provider.status({ orderId: order.id, reference: order.reference }) }
    }
    if (attempt.state === 'refused') return { isRefused: true }
    const started = await this.#attempts.findStart(attempt)
    return started ? { started } : {}
  }

  async #apply(
    tx: Database,
    order: OrderRow,
    { fact, isRefused, started }: News,
    doing: Doing,
  ): Promise<OrderRow | undefined> {
    if (started) return await this.#started(tx, order, started)
    if (fact) return await this.#book.take(tx, order.id, fact, doing)
    const row = await lockOrder(tx, order.id)
    if (!row || isRefused !== true) return row
    return await this.#book.applyEvent(tx, row, { what: 'refused', reason: 'provider' }, { by: 'provider' })
  }

  async #started(tx: Database, { id }: OrderRow, started: PaymentStarted): Promise<OrderRow | undefined> {
    const order = await lockOrder(tx, id)
    if (!order) return undefined
    const { instruction, ...fact } = started
    if (order.instruction === null) await updateOrder(tx, id, { instruction: toJson(instruction) })
    if (order.reference === null)
      await insertEvent(tx, {
        orderId: id,
        at: this.#deps.clock.now(),
        what: 'provider',
        by: 'provider',
        detail: { reference: fact.reference, state: fact.state },
      })
    const begun = await this.#book.applyEvent(tx, order, { what: 'started' }, { by: 'provider' })
    const next = await this.#book.take(tx, id, fact, { by: 'provider' })
    return next && { ...next, state: next.state, instruction: begun.instruction ?? instruction }
  }

  /** By our clock, whatever the provider says: its code may go on being payable, and what is paid then is credited. */
  async #expire(tx: Database, id: string): Promise<OrderRow | undefined> {
    const order = await lockOrder(tx, id)
    if (!order || order.expires_at > this.#deps.clock.now()) return order
    return await this.#book.applyEvent(tx, order, { what: 'expired' }, { by: 'site' })
  }

  /** Often while a member waits, seldom when the order has ended, and no longer after two days. */
  #nextLook({ created_at: created, expires_at: expires, state }: OrderRow): Date | undefined {
    const now = this.#deps.clock.now()
    const age = now.getTime() - created.getTime()
    const in_ = (ms: number): Date => new Date(now.getTime() + ms)
    if (state === 'starting' || state === 'waiting') {
      const pause = age < 2 * MINUTE_MS ? 5 * SECOND_MS : age < 10 * MINUTE_MS ? 15 * SECOND_MS : MINUTE_MS
      return expires > now && in_(pause) > expires ? expires : in_(pause)
    }
    if (state === 'checking') return in_(MINUTE_MS)
    if (age > LOOKED_FOR_MS) return undefined
    return in_(age < HOUR_MS ? 5 * MINUTE_MS : HOUR_MS)
  }

  #publishBalanceChanged({ credited, member_id: id, merchant }: OrderRow): void {
    if (credited !== null) this.#deps.eventPublisher.publish({ topic: 'balance', merchant, id })
  }
}

async function requireOrder(db: Database, id: string): Promise<OrderRow> {
  const order = await selectOrder(db, id)
  if (!order) throw new Error('there is no such order')
  return order
}

/** The one attempt of an order; an order that an earlier release began may have been sent by it. */
async function startAttempt(
  db: Database,
  { id, provider, created_at: at, reference }: OrderRow,
): Promise<Attempt> {
  const key = { kind: 'deposit', id } as const
  const known = await selectAttempt(db, key)
  if (known) return known
  const state = reference !== null ? 'accepted' : 'unknown'
  await insertAttempt(db, { ...key, orderId: id, provider, state, reference, at })
  const made = await selectAttempt(db, key)
  if (!made) throw new Error('an attempt that was just written is gone')
  return made
}

const requestOf = (order: OrderRow): PaymentStart => ({
  orderId: order.id,
  method: order.method,
  amount: order.amount,
  currency: order.currency,
  language: order.language,
  expiresAt: order.expires_at,
  returnUrl: order.return_url,
  ...(order.voucher !== null && { voucher: order.voucher }),
})
