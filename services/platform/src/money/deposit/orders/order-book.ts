import type { DepositState } from '@site/shared-api/contract/deposit'
import type { Database } from '#db/database'
import { tellInstances } from '#db/signals/signal'
import type { Platform } from '#api/platform'
import { isBarred } from '#care/index'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { BonusBook } from '#money/bonus/bonus-book'
import { demandTurnover } from '#money/turnover/requirement'
import { stepOf, type Booking, type Happening } from '#money/deposit/orders/order-life'
import {
  insertEvent,
  insertReceipt,
  lockOrder,
  updateOrder,
  type OrderRow,
} from '#money/deposit/orders/repository'
import { storedTerms } from '#money/deposit/orders/terms'
import type { PaymentFact, Receipt } from '#providers/payment/payment.provider'

const ENDS: readonly DepositState[] = ['paid', 'refused', 'expired', 'cancelled']

/** Who did it, for the order's life: `member`, `provider`, `site`, or an operator's name. */
export interface Doing {
  readonly by: string
  readonly detail?: object
}

/** The same thing may happen twice to an order that money came to in between. */
const keyOf = ({ id, received, credited }: OrderRow, { what }: Happening): string =>
  `${id} ${what} ${received} ${credited ?? 0n}`

/** Carries the rules of an order out: its row, its money and its life change in one transaction, or nothing does. */
export class OrderBook {
  readonly #bonuses: BonusBook
  readonly #clock: Platform['clock']
  readonly #ledger: Ledger
  constructor(deps: Pick<Platform, 'clock' | 'jobs'>) {
    this.#bonuses = new BonusBook(deps)
    this.#clock = deps.clock
    this.#ledger = new Ledger(deps)
  }

  /**
   * What a provider holds to be true, with every payment that is new: each is booked once, by its own id, whoever tells of
   * it how often. The order as it stands then; undefined where there is none.
   */
  async take(tx: Database, orderId: string, fact: PaymentFact, doing: Doing): Promise<OrderRow | undefined> {
    let order = await lockOrder(tx, orderId)
    if (!order || (order.reference !== null && order.reference !== fact.reference)) return order
    if (order.reference === null) await updateOrder(tx, orderId, { reference: fact.reference })
    for (const receipt of fact.receipts) order = await this.#receive(tx, order, receipt, doing)
    if (fact.state === 'refused')
      order = await this.happen(tx, order, { what: 'refused', reason: fact.reason ?? 'provider' }, doing)
    if (fact.state === 'expired') order = await this.happen(tx, order, { what: 'expired' }, doing)
    return order
  }

  /** Something that brings no payment of its own; an order that it changes nothing of has no line of it. */
  async happen(
    tx: Database,
    order: OrderRow,
    event: Happening,
    doing: Doing,
    entryId?: string,
  ): Promise<OrderRow> {
    const { life, booking } = stepOf({ ...order, terms: storedTerms(order.terms) }, event)
    const isChanged =
      life.state !== order.state || life.credited !== order.credited || life.unclaimed !== order.unclaimed
    if (!isChanged) return order
    const now = this.#clock.now()
    if (booking) await this.#book(tx, order, booking, entryId ?? entryIdOf('deposit', keyOf(order, event)))
    const closedAt = ENDS.includes(life.state) ? (order.closed_at ?? now) : null
    const set = {
      state: life.state,
      reason: life.reason,
      received: life.received,
      credited: life.credited,
      unclaimed: life.unclaimed,
      closed_at: closedAt,
    }
    await updateOrder(tx, order.id, set)
    await insertEvent(tx, { orderId: order.id, at: now, what: event.what, ...doing })
    await tellInstances(tx, { topic: 'deposit', merchant: order.merchant, id: order.id })
    return { ...order, ...set }
  }

  async #receive(tx: Database, order: OrderRow, receipt: Receipt, { by, detail }: Doing): Promise<OrderRow> {
    const key = `${order.provider} ${receipt.receiptId}`
    const entryId = entryIdOf('deposit', key)
    const isNew = await insertReceipt(tx, {
      provider: order.provider,
      receipt_id: receipt.receiptId,
      order_id: order.id,
      entry_id: entryId,
      amount: receipt.amount,
      currency: receipt.currency,
      paid_at: receipt.at,
      at: this.#clock.now(),
    })
    // Money of another currency than was asked for is a matter for people: it is in the list, and on nobody's account.
    if (!isNew || receipt.currency !== order.currency) return order
    const about = { ...detail, receiptId: receipt.receiptId, amount: receipt.amount.toString() }
    return await this.happen(
      tx,
      order,
      { what: 'receipt', amount: receipt.amount },
      { by, detail: about },
      entryId,
    )
  }

  async #book(tx: Database, order: OrderRow, booking: Booking, id: string): Promise<void> {
    const { currency, member_id: memberId, merchant } = order
    const { amount } = booking
    const provider = { wallet: 'PAYMENTS' } as const
    const aside = { wallet: 'UNCLAIMED' } as const
    if (booking.to !== 'wallet') {
      const sign = booking.to === 'aside' ? 1n : -1n
      await this.#ledger.post(tx, {
        id,
        merchant,
        kind: booking.to === 'aside' ? 'deposit-aside' : 'deposit-returned',
        currency,
        postings: [
          { account: aside, amount: sign * amount },
          { account: provider, amount: -sign * amount },
        ],
      })
      return
    }
    await this.#ledger.post(tx, {
      id,
      merchant,
      kind: 'deposit',
      currency,
      postings: [
        { account: { memberId, wallet: 'MAIN' }, amount: amount - booking.fee },
        ...(booking.fee > 0n ? [{ account: { wallet: 'HOUSE' } as const, amount: booking.fee }] : []),
        { account: booking.from === 'aside' ? aside : provider, amount: -amount },
      ],
    })
    await demandTurnover(tx, {
      entryId: id,
      merchant,
      memberId,
      currency,
      orderId: order.id,
      amount: amount - booking.fee,
      at: this.#clock.now(),
    })
    // Money that came is the member's; whoever keeps away from play is given nothing to play for (MEM-09).
    if (order.credited === null && !(await isBarred(tx, memberId, this.#clock.now())))
      await this.#bonuses.grant(tx, order, amount - booking.fee)
  }
}
