import type { DepositState } from '@site/shared-api/contract/deposit'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { publishEvent } from '#db/signals/signal'
import { actorOf, type Actor } from '#db/states/state-table'
import type { Platform } from '#api/platform'
import { paragraphs, sendMail } from '#content/index'
import { admitFunds, type FundsRefusal } from '#money/incoming/admit-funds'
import type { Admission } from '#money/ledger/admission'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { BonusBook } from '#money/bonus/bonus-book'
import { demandTurnover } from '#money/turnover/requirement'
import { toDecimal } from '#money/ledger/money'
import { Reversals } from '#money/deposit/orders/reversals'
import { repaidMail } from '#money/deposit/orders/reversal-mail'
import { Debts } from '#money/debts/debts'
import { selectDebt } from '#money/debts/repository'
import { heldMail, releasedMail, returnedMail } from '#money/deposit/orders/held-mail'
import { stepOf, type Booking, type DepositEvent, type Step } from '#money/deposit/orders/order-life'
import { DEPOSIT_STATES } from '#money/deposit/orders/order-states'
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
  /** Whose word it is, where that is another: what a provider answers an operator. */
  readonly as?: Actor
  readonly detail?: object
}

interface Writing {
  readonly doing: Doing
  readonly entryId?: string | undefined
  readonly admission?: Admission | undefined
  readonly held?: FundsRefusal
  /** What the line of the order's life is called, where it is not the event. */
  readonly what?: string
}

/** The same event may be applied twice to an order that money came to in between. */
const keyOf = ({ id, received, credited }: OrderRow, what: string): string =>
  `${id} ${what} ${received} ${credited ?? 0n}`

/** Applies the rules of an order: its row, its money and its life change in one transaction, or nothing does. */
export class OrderBook {
  readonly #bonuses: BonusBook
  readonly #clock: Platform['clock']
  readonly #debts: Debts
  readonly #ledger: Ledger
  readonly #reversals: Reversals
  constructor(deps: Pick<Platform, 'clock' | 'jobs'>) {
    this.#bonuses = new BonusBook(deps)
    this.#debts = new Debts(deps)
    this.#reversals = new Reversals(deps)
    this.#clock = deps.clock
    this.#ledger = new Ledger(deps)
  }

  /**
   * Books what a provider reports of an order, with every new payment: each is booked once, by its own id, however often it is
   * reported. Returns the order as it is then; undefined where there is none.
   */
  async take(tx: Database, orderId: string, fact: PaymentFact, source: Doing): Promise<OrderRow | undefined> {
    const doing = { ...source, as: 'provider' } as const
    let order = await lockOrder(tx, orderId)
    if (!order || (order.reference !== null && order.reference !== fact.reference)) return order
    if (order.reference === null) await updateOrder(tx, orderId, { reference: fact.reference })
    for (const receipt of fact.receipts) order = await this.#receive(tx, order, receipt, doing)
    // Reversals are booked in order of time, however they are reported: taken back, then come again.
    for (const reversal of fact.reversals.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
      order = await this.#reversals.take(tx, order, reversal, doing)
    if (fact.state === 'refused')
      order = await this.applyEvent(tx, order, { what: 'refused', reason: fact.reason ?? 'provider' }, doing)
    if (fact.state === 'expired') order = await this.applyEvent(tx, order, { what: 'expired' }, doing)
    return order
  }

  /**
   * Applies an event that brings no payment of its own; an order that it does not change gets no line of it. Money that its member may not
   * be credited with now is set aside, and the member is notified; what is set aside already stays there: throws ApiError of the refusal.
   */
  async applyEvent(
    tx: Database,
    order: OrderRow,
    event: DepositEvent,
    doing: Doing,
    entryId?: string,
  ): Promise<OrderRow> {
    const step = nextStep(order, event)
    const { booking } = step
    if (booking?.to !== 'wallet') {
      const next = await this.#write(tx, order, event, step, { doing, entryId })
      if (booking?.to === 'provider' && order.held !== null) await this.#notifyHeldEnd(tx, order, booking)
      return next
    }
    const { currency, member_id: memberId, merchant } = order
    const { amount } = booking
    const now = this.#clock.now()
    const decision = await admitFunds(tx, { kind: 'deposit', merchant, memberId, currency, amount, now })
    const { admission, refusal } = decision
    if (!refusal) {
      const next = await this.#write(tx, order, event, step, { doing, entryId, admission })
      if (booking.from === 'aside' && order.held !== null) await this.#notifyHeldEnd(tx, order, booking)
      return next
    }
    if (booking.from === 'aside')
      throw new ApiError(refusal.code, { field: 'amount', data: { ...refusal.data } })
    const why = { ...doing, detail: { ...doing.detail, held: refusal.code } }
    const heldEvent = { ...event, isHeld: true } as DepositEvent // reason: only what brings money is booked to the wallet
    const held = await this.#write(tx, order, heldEvent, nextStep(order, heldEvent), {
      doing: why,
      entryId: entryId ?? entryIdOf('deposit', keyOf(order, 'held')),
      held: refusal,
    })
    const part = { what: 'settled', amount: decision.amount } as const
    const next = admission
      ? await this.#write(tx, held, part, nextStep(held, part), {
          doing: { by: 'site', detail: { held: refusal.code } },
          admission,
          what: 'part-credited',
        })
      : held
    await this.#notifyHeld(tx, next, refusal, amount - decision.amount)
    return next
  }

  async #write(
    tx: Database,
    order: OrderRow,
    event: DepositEvent,
    { booking, life }: Step,
    { admission, doing, entryId, held, what = event.what }: Writing,
  ): Promise<OrderRow> {
    const isChanged =
      life.state !== order.state ||
      life.credited !== order.credited ||
      life.unclaimed !== order.unclaimed ||
      life.received !== order.received
    if (!isChanged) return order
    DEPOSIT_STATES.requireActor(event.what, order.state, actorOf(doing))
    const now = this.#clock.now()
    const id = entryId ?? entryIdOf('deposit', keyOf(order, what))
    if (booking?.to === 'wallet') await this.#credit(tx, order, booking, { id, admission })
    else if (booking?.to === 'aside' || booking?.to === 'provider')
      await this.#setAside(tx, order, booking, id)
    const closedAt = ENDS.includes(life.state) ? (order.closed_at ?? now) : null
    const set = {
      state: life.state,
      reason: life.reason,
      received: life.received,
      credited: life.credited,
      unclaimed: life.unclaimed,
      disputed: life.disputed,
      returned: life.returned,
      held: held?.code ?? (life.unclaimed === 0n ? null : order.held),
      closed_at: closedAt,
    }
    await updateOrder(tx, order.id, set)
    await insertEvent(tx, { orderId: order.id, at: now, what, ...doing })
    await publishEvent(tx, { topic: 'deposit', merchant: order.merchant, id: order.id })
    return { ...order, ...set }
  }

  async #receive(
    tx: Database,
    order: OrderRow,
    receipt: Receipt,
    { detail, ...doing }: Doing,
  ): Promise<OrderRow> {
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
    // Money of another currency than the order's is a matter for people: it is in the list, and on no member's account.
    if (!isNew || receipt.currency !== order.currency) return order
    const about = { ...detail, receiptId: receipt.receiptId, amount: receipt.amount.toString() }
    return await this.applyEvent(
      tx,
      order,
      { what: 'receipt', amount: receipt.amount },
      { ...doing, detail: about },
      entryId,
    )
  }

  async #setAside(
    tx: Database,
    { currency, merchant }: OrderRow,
    booking: Extract<Booking, { to: 'aside' | 'provider' }>,
    id: string,
  ): Promise<void> {
    const isAside = booking.to === 'aside'
    const aside = isAside ? booking.amount : -booking.amount
    const disputed = isAside ? booking.disputed : 0n
    const postings = [
      { account: { wallet: 'UNCLAIMED' } as const, amount: aside },
      { account: { wallet: 'DISPUTED' } as const, amount: disputed },
      { account: { wallet: 'PAYMENTS' } as const, amount: -aside - disputed },
    ]
    await this.#ledger.post(tx, {
      id,
      merchant,
      kind: isAside ? 'deposit-aside' : 'deposit-returned',
      currency,
      postings: postings.filter(({ amount }) => amount !== 0n),
    })
  }

  async #credit(
    tx: Database,
    order: OrderRow,
    { amount, fee, from }: Extract<Booking, { to: 'wallet' }>,
    { admission, id }: { id: string; admission: Admission | undefined },
  ): Promise<void> {
    const { currency, member_id: memberId, merchant } = order
    if (!admission) throw new Error('a deposit is credited with an admission')
    await this.#ledger.post(tx, {
      id,
      merchant,
      kind: 'deposit',
      currency,
      admission,
      postings: [
        { account: { memberId, wallet: 'MAIN' }, amount: amount - fee },
        ...(fee > 0n ? [{ account: { wallet: 'HOUSE' } as const, amount: fee }] : []),
        { account: { wallet: from === 'aside' ? 'UNCLAIMED' : 'PAYMENTS' }, amount: -amount },
      ],
    })
    await demandTurnover(tx, {
      entryId: id,
      merchant,
      memberId,
      currency,
      orderId: order.id,
      amount: amount - fee,
      at: this.#clock.now(),
    })
    if (order.credited === null) await this.#bonuses.grant(tx, order, amount - fee)
    await this.#repay(tx, order, { entryId: id, most: amount - fee })
  }

  /** A deposit repays the member's debt first. */
  async #repay(
    tx: Database,
    order: OrderRow,
    { entryId, most }: { entryId: string; most: bigint },
  ): Promise<void> {
    const { currency, id: orderId, member_id: memberId, merchant } = order
    if ((await selectDebt(tx, memberId, currency)) === 0n) return
    const id = entryIdOf('debt', `repaid ${entryId}`)
    const of = { merchant, memberId, currency, most, entryId: id, by: 'site', orderId } as const
    const paid = await this.#debts.repay(tx, of)
    if (paid === 0n) return
    const left = await selectDebt(tx, memberId, currency)
    const text = (minor: bigint): string => `${toDecimal(minor, currency)} ${currency}`
    await this.#notify(
      tx,
      order,
      `repaid:${entryId}`,
      repaidMail(text(paid), left > 0n ? text(left) : undefined),
    )
  }

  /** The member's mail is written in the transaction that makes it true; once for each amount set aside. */
  async #notifyHeld(tx: Database, order: OrderRow, { code }: FundsRefusal, amount: bigint): Promise<void> {
    const words = heldMail(code, `${toDecimal(amount, order.currency)} ${order.currency}`)
    await this.#notify(tx, order, `held:${order.received}:${order.unclaimed}`, words)
  }

  async #notifyHeldEnd(
    tx: Database,
    order: OrderRow,
    { amount, to }: Extract<Booking, { to: 'wallet' | 'provider' }>,
  ): Promise<void> {
    const text = `${toDecimal(amount, order.currency)} ${order.currency}`
    const words = to === 'wallet' ? releasedMail(text) : returnedMail(text)
    await this.#notify(tx, order, `${to}:${order.received}:${order.unclaimed}`, words)
  }

  async #notify(
    tx: Database,
    { id, member_id: memberId, merchant }: OrderRow,
    what: string,
    { content, title }: ReturnType<typeof heldMail>,
  ): Promise<void> {
    await sendMail(tx, {
      id: `deposit:${id}:${what}`,
      merchant,
      memberId,
      kind: 'money',
      title,
      content: { EN: paragraphs(content.EN), TY: paragraphs(content.TY) },
      at: this.#clock.now(),
    })
  }
}

const nextStep = (order: OrderRow, event: DepositEvent): Step =>
  stepOf({ ...order, terms: storedTerms(order.terms) }, event)
