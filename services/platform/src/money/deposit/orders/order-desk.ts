import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { Effect, Job } from '#db/jobs/job'
import { toJson } from '#db/json'
import { OrderBook, type Doing } from '#money/deposit/orders/order-book'
import {
  insertEvent,
  lockOrder,
  selectOrder,
  updateOrder,
  type OrderRow,
} from '#money/deposit/orders/repository'
import type { PaymentFact, PaymentProvider, PaymentStarted } from '#providers/payment/payment.provider'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** Money that comes late is looked for so long after the order has ended. */
const LOOKED_FOR_MS = 48 * HOUR_MS
const KIND = 'deposit'

type Deps = Pick<Platform, 'clock' | 'db' | 'jobs' | 'payments' | 'teller'>

/** Speaks with providers about orders: begins them, asks how they stand, and lets them expire; also when nobody looks. */
export class OrderDesk {
  readonly #deps: Deps
  readonly #book: OrderBook
  constructor(deps: Deps) {
    this.#deps = deps
    this.#book = new OrderBook(deps)
  }

  /** One job an order, for as long as money may come. */
  register(): void {
    this.#deps.jobs.register({ kind: KIND, work: (job) => this.#work(job) })
  }

  /** Begins an order at its provider; one that does not answer is asked again by the queue. */
  async start(orderId: string): Promise<OrderRow> {
    const { db } = this.#deps
    const order = await requireOrder(db, orderId)
    const started = await this.#ask(order, (provider) => begin(provider, order))
    const next = started && (await db.transaction().execute((tx) => this.#started(tx, order, started)))
    if (next) this.#tell(next)
    return next ?? order
  }

  /** Asks how an order stands, and books what came; undefined where its provider does not answer, or knows nothing of it yet. */
  async look(orderId: string, doing: Doing): Promise<OrderRow | undefined> {
    const { db } = this.#deps
    const order = await requireOrder(db, orderId)
    const fact = await this.#ask(order, (provider) => statusOf(provider, order))
    if (!fact) return undefined
    const next = await db.transaction().execute((tx) => this.#book.take(tx, orderId, fact, doing))
    if (next) this.#tell(next)
    return next
  }

  async #work({ key }: Job): Promise<Effect> {
    const { db } = this.#deps
    const order = await requireOrder(db, key)
    const { fact, started } = await this.#news(order)
    return async (tx) => {
      let next: OrderRow | undefined = order
      if (started) next = await this.#started(tx, order, started)
      if (fact) next = await this.#book.take(tx, key, fact, { by: 'provider', detail: { asked: 'site' } })
      next = await this.#expire(tx, key)
      if (next) this.#tell(next)
      const again = next && this.#nextLook(next)
      return again ? { again } : undefined
    }
  }

  /** What a provider does not answer is asked again by the queue and seen there, but it keeps no order from expiring. */
  async #news(
    order: OrderRow,
  ): Promise<{ started?: PaymentStarted | undefined; fact?: PaymentFact | undefined }> {
    const provider = this.#deps.payments.get(order.provider)
    if (!provider) return {}
    try {
      if (order.reference !== null) return { fact: await statusOf(provider, order) }
      return order.state === 'starting' ? { started: await begin(provider, order) } : {}
    } catch (error) {
      const isDue = order.expires_at <= this.#deps.clock.now() && order.closed_at === null
      if (isDue) return {}
      throw error
    }
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
    const begun = await this.#book.happen(tx, order, { what: 'started' }, { by: 'provider' })
    const next = await this.#book.take(tx, id, fact, { by: 'provider' })
    return next && { ...next, state: next.state, instruction: begun.instruction ?? instruction }
  }

  /** By our clock, whatever the provider says: its code may go on being payable, and what is paid then is credited. */
  async #expire(tx: Database, id: string): Promise<OrderRow | undefined> {
    const order = await lockOrder(tx, id)
    if (!order || order.expires_at > this.#deps.clock.now()) return order
    return await this.#book.happen(tx, order, { what: 'expired' }, { by: 'site' })
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

  async #ask<T>(order: OrderRow, ask: (provider: PaymentProvider) => Promise<T>): Promise<T | undefined> {
    const provider = this.#deps.payments.get(order.provider)
    if (!provider) return undefined
    try {
      return await ask(provider)
    } catch {
      // The queue asks again: what is not known now is known later.
      return undefined
    }
  }

  #tell({ credited, member_id: id, merchant }: OrderRow): void {
    if (credited !== null) this.#deps.teller.tell({ topic: 'balance', merchant, id })
  }
}

async function requireOrder(db: Database, id: string): Promise<OrderRow> {
  const order = await selectOrder(db, id)
  if (!order) throw new Error('there is no such order')
  return order
}

function begin(provider: PaymentProvider, order: OrderRow): Promise<PaymentStarted> {
  return provider.start({
    orderId: order.id,
    method: order.method,
    amount: order.amount,
    currency: order.currency,
    language: order.language,
    expiresAt: order.expires_at,
    returnUrl: order.return_url,
    ...(order.voucher !== null && { voucher: order.voucher }),
  })
}

async function statusOf(provider: PaymentProvider, order: OrderRow): Promise<PaymentFact | undefined> {
  return order.reference === null
    ? undefined
    : await provider.status({ orderId: order.id, reference: order.reference })
}
