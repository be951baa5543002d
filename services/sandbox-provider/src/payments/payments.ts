import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { GameError } from '#api/errors'
import type { Deps } from '#deps'
import type { Callbacks } from '#payments/callbacks'
import type { startBody } from '#payments/records'
import {
  bookLine,
  payment,
  paymentKeys as keys,
  type Act,
  reversalLine,
  type BookLine,
  type Payment,
  type ReversalKind,
  type ReversalLine,
} from '#payments/records'
import type { Locks } from '#store/locks'
import type { Write } from '#store/store'

const PAGE = 500
const SLOW_MS = 6_000
/** Amounts whose whole units end in these digits are refused, or answered slowly the first time, as payment sandboxes do. */
const REFUSED_END = '0404'
const SLOW_END = '0408'
const VOUCHER = /^SAND-(\d{1,9})-[A-Z0-9]{4,}$/

type Start = z.output<typeof startBody>

/** A payment company that moves no money: it keeps a book of payments that people only say they made. */
export class Payments {
  readonly #deps: Deps
  readonly #locks: Locks
  readonly #callbacks: Callbacks
  constructor(deps: Deps, locks: Locks, callbacks: Callbacks) {
    this.#deps = deps
    this.#locks = locks
    this.#callbacks = callbacks
  }

  /** One payment per order, however often it is requested. */
  async start(order: Start) {
    const whole = order.amount.split('.')[0] ?? ''
    const { found, isNew } = await this.#locks.run(order.orderId, () => this.#make(order, whole))
    if (isNew && whole.endsWith(SLOW_END)) await pause(SLOW_MS)
    return { ...stateOf(found), instruction: this.#instruction(found) }
  }

  /** What was begun for an order, where its answer was lost. Throws GameError `payment_unknown`. */
  async find(orderId: string) {
    const reference = await this.#deps.store.get(z.string(), keys.ofOrder(orderId))
    if (reference === undefined) throw new GameError('payment_unknown', { field: 'orderId' })
    const found = await this.read(reference)
    return { ...stateOf(found), instruction: this.#instruction(found) }
  }

  /** Throws GameError `payment_unknown`. */
  async read(reference: string): Promise<Payment> {
    const found = await this.#deps.store.get(payment, keys.payment(reference))
    if (!found) throw new GameError('payment_unknown', { field: 'reference' })
    const isOver = found.state === 'pending' && found.order.expiresAt <= this.#deps.clock.now()
    return isOver ? { ...found, state: 'expired' } : found
  }

  async status(reference: string) {
    return stateOf(await this.read(reference))
  }

  /** What the payer does, late or again too: a payer who scans an old code has paid all the same. */
  async act(reference: string, action: Act): Promise<Payment> {
    const { next, claims } = await this.#locks.run(reference, () => this.#act(reference, action))
    if (action.callback === 'forged') await this.#callbacks.forge({ ...claims, state: 'paid' })
    return next
  }

  async book(of: { from: number; to: number; after?: string | undefined }) {
    const { store } = this.#deps
    const gte = of.after === undefined ? keys.book(of.from, '') : `${of.after}\u0000`
    const lines = await store.range(bookLine, { gte, lt: keys.book(of.to, '') }, PAGE)
    const last = lines.length === PAGE ? lines.at(-1) : undefined
    return { receipts: lines, next: last ? keys.book(last.at, last.receiptId) : null }
  }

  /** What it took back, and gave again. */
  async reversalBook(of: { from: number; to: number; after?: string | undefined }) {
    const gte = of.after === undefined ? keys.reversals(of.from, '') : `${of.after}\u0000`
    const lines = await this.#deps.store.range(reversalLine, { gte, lt: keys.reversals(of.to, '') }, PAGE)
    const last = lines.length === PAGE ? lines.at(-1) : undefined
    return { receipts: lines, next: last ? keys.reversals(last.at, last.receiptId) : null }
  }

  async #make(order: Start, whole: string): Promise<{ found: Payment; isNew: boolean }> {
    const { clock, store, token } = this.#deps
    const known = await store.get(z.string(), keys.ofOrder(order.orderId))
    if (known !== undefined) return { found: await this.read(known), isNew: false }
    const now = clock.now()
    const made: Payment = {
      reference: `pay-${token(12)}`,
      order,
      at: now,
      state: 'pending',
      receipts: [],
      reversals: [],
    }
    const writes: Write[] = [{ put: keys.ofOrder(order.orderId), value: made.reference }]
    if (whole.endsWith(REFUSED_END)) Object.assign(made, { state: 'refused', reason: 'provider' })
    else if (order.method === 'voucher') writes.push(...(await this.#redeem(made)))
    await store.write([...writes, { put: keys.payment(made.reference), value: made }])
    return { found: made, isNew: true }
  }

  /** A voucher is worth its printed amount, once. */
  async #redeem(made: Payment): Promise<Write[]> {
    const { store } = this.#deps
    const code = made.order.voucher?.toUpperCase() ?? ''
    const worth = VOUCHER.exec(code)?.[1]
    const isUsed = (await store.get(z.string(), keys.voucher(code))) !== undefined
    if (worth === undefined || isUsed) {
      Object.assign(made, { state: 'refused', reason: isUsed ? 'voucher_used' : 'voucher_unknown' })
      return []
    }
    const fraction = made.order.amount.split('.')[1]
    const line = this.#pay(made, fraction === undefined ? worth : `${worth}.${'0'.repeat(fraction.length)}`)
    return [{ put: keys.voucher(code), value: made.reference }, line]
  }

  async #act(reference: string, action: Act) {
    const before = await this.read(reference)
    const next: Payment = {
      ...before,
      receipts: [...before.receipts],
      reversals: [...before.reversals],
    }
    const undoing = REVERSALS[action.do]
    const writes: Write[] = []
    const amount = action.amount ?? amountOf(action.do, before.order.amount)
    if (action.do === 'refuse' || action.do === 'expire') {
      if (next.state === 'pending') next.state = action.do === 'refuse' ? 'refused' : 'expired'
    } else if (undoing) writes.push(this.#undo(next, undoing, amount))
    else for (let i = 0; i < (action.do === 'twice' ? 2 : 1); i += 1) writes.push(this.#pay(next, amount))
    const { receipts, reversals, state } = next
    const claims = { orderId: before.order.orderId, reference, state, receipts, reversals }
    writes.push({ put: keys.payment(reference), value: next }, ...this.#callbacksFor(claims, before, action))
    await this.#deps.store.write(writes)
    return { next, claims }
  }

  /** Hand transfers have no callback: they are seen in a status call. */
  #callbacksFor(claims: object, before: Payment, { callback, delayMs }: Act): Write[] {
    if (callback === 'never' || before.order.method === 'transfer') return []
    const once = this.#callbacks.make(claims, delayMs)
    if (callback === 'twice') return [once, this.#callbacks.make(claims, delayMs)]
    if (callback !== 'disordered') return [once]
    const { receipts, reversals, state } = before
    const old = { ...claims, state, receipts, reversals }
    return [once, this.#callbacks.make(old, delayMs + 400)]
  }

  #pay(to: Payment, amount: string): Write {
    const { clock, token } = this.#deps
    const line: BookLine = {
      receiptId: `rcp-${token(12)}`,
      amount,
      currency: to.order.currency,
      at: clock.now(),
      orderId: to.order.orderId,
    }
    to.receipts.push({ receiptId: line.receiptId, amount, currency: line.currency, at: line.at })
    to.state = 'paid'
    delete to.reason
    return { put: keys.book(line.at, line.receiptId), value: line }
  }

  /** A reversal is reported whatever was paid before: companies make mistakes as well. */
  #undo(of: Payment, kind: ReversalKind, amount: string): Write {
    const { clock, token } = this.#deps
    const moved = {
      receiptId: `rev-${token(12)}`,
      kind,
      amount,
      currency: of.order.currency,
      at: clock.now(),
    }
    of.reversals.push(moved)
    const line: ReversalLine = { ...moved, orderId: of.order.orderId }
    return { put: keys.reversals(line.at, line.receiptId), value: line }
  }

  #instruction({ order, reference }: Payment) {
    const url = `${this.#deps.publicOrigin()}/pay/${reference}`
    if (order.method === 'qr') return { kind: 'qr' as const, text: url, link: url }
    if (order.method === 'bank') return { kind: 'page' as const, url }
    if (order.method === 'voucher') return { kind: 'none' as const }
    return {
      kind: 'account' as const,
      bank: 'Sandbox Bank',
      number: '000-1-23456-7',
      holder: 'Sandbox Company',
      reference: reference.slice(-8).toUpperCase(),
    }
  }
}

function stateOf({ reason, receipts, reference, reversals, state }: Payment) {
  return { reference, state, receipts, reversals, ...(reason !== undefined && { reason }) }
}

const REVERSALS: Partial<Record<Act['do'], ReversalKind>> = {
  reverse: 'reversal',
  refund: 'refund',
  'charge-back': 'chargeback',
  win: 'chargeback-won',
}

/** A unit of the currency less, or as much again and one more. */
function amountOf(what: Act['do'], amount: string): string {
  if (what !== 'less' && what !== 'more') return amount
  const [whole = '', fraction] = amount.split('.')
  const changed = what === 'less' ? BigInt(whole) - 1n : BigInt(whole) + 1n
  return fraction === undefined ? String(changed) : `${changed}.${fraction}`
}
