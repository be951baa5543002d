import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { GameError } from '#api/errors'
import type { Deps } from '#deps'
import type { Callbacks } from '#payments/callbacks'
import {
  paidOut,
  paymentKeys as keys,
  payoutLine,
  type PaidOut,
  type payout,
  type PayoutAct,
  type PayoutLine,
} from '#payments/records'
import type { Locks } from '#store/locks'
import type { Write } from '#store/store'

const PAGE = 500
const SLOW_MS = 6_000
/** Numbers of accounts that do not exist end so, those of banks that take their time so; the others are paid at once. */
const FAILED_END = '000'
const PENDING_END = '111'
/** Amounts whose whole units end in these digits are answered slowly the first time, though they are done at once. */
const SLOW_END = '408'

type PayoutInput = z.output<typeof payout>

/** The half of the payment company that pays out: it keeps a book, but moves no money. */
export class Payouts {
  readonly #deps: Deps
  readonly #locks: Locks
  readonly #callbacks: Callbacks
  constructor(deps: Deps, locks: Locks, callbacks: Callbacks) {
    this.#deps = deps
    this.#locks = locks
    this.#callbacks = callbacks
  }

  /** One payout for each id, however often it is requested. */
  async ask(input: PayoutInput) {
    const { isNew, made } = await this.#locks.run(input.payoutId, () => this.#make(input))
    if (isNew && (input.amount.split('.')[0] ?? '').endsWith(SLOW_END)) await pause(SLOW_MS)
    return factOf(made)
  }

  /** Throws GameError `payment_unknown`. */
  async status(payoutId: string) {
    return factOf(await this.#read(payoutId))
  }

  /** What happens to a payout at the other bank. */
  async act(reference: string, action: PayoutAct) {
    const payoutId = await this.#deps.store.get(z.string(), keys.ofPayout(reference))
    if (payoutId === undefined) throw new GameError('payment_unknown', { field: 'reference' })
    const claims = await this.#locks.run(payoutId, () => this.#act(payoutId, action))
    if (action.callback === 'forged') await this.#callbacks.forge(claims)
    return claims
  }

  async book(of: { from: number; to: number; after?: string | undefined }) {
    const gte = of.after === undefined ? keys.payoutBook(of.from, '') : `${of.after}\u0000`
    const lines = await this.#deps.store.range(payoutLine, { gte, lt: keys.payoutBook(of.to, '') }, PAGE)
    const last = lines.length === PAGE ? lines.at(-1) : undefined
    return { receipts: lines, next: last ? keys.payoutBook(last.at, last.receiptId) : null }
  }

  async #read(payoutId: string): Promise<PaidOut> {
    const found = await this.#deps.store.get(paidOut, keys.payout(payoutId))
    if (!found) throw new GameError('payment_unknown', { field: 'payoutId' })
    return found
  }

  async #make(input: PayoutInput): Promise<{ made: PaidOut; isNew: boolean }> {
    const { store, token } = this.#deps
    const known = await store.get(paidOut, keys.payout(input.payoutId))
    if (known) return { made: known, isNew: false }
    const made: PaidOut = { reference: `out-${token(12)}`, asked: input, state: 'pending', receipts: [] }
    const { number } = input.to
    const writes: Write[] = [{ put: keys.ofPayout(made.reference), value: input.payoutId }]
    if (number.endsWith(FAILED_END)) made.state = 'failed'
    else if (!number.endsWith(PENDING_END)) writes.push(this.#move(made, 'paid', input.amount))
    await store.write([...writes, { put: keys.payout(input.payoutId), value: made }])
    return { made, isNew: true }
  }

  async #act(payoutId: string, { amount, callback, delayMs, do: what }: PayoutAct) {
    const before = await this.#read(payoutId)
    const next: PaidOut = { ...before, receipts: [...before.receipts] }
    const writes: Write[] = []
    if (what === 'fail') next.state = 'failed'
    else writes.push(this.#move(next, what === 'pay' ? 'paid' : 'returned', amount ?? before.asked.amount))
    const claims = { payoutId, ...factOf(next) }
    writes.push({ put: keys.payout(payoutId), value: next })
    const times = callback === 'never' || callback === 'forged' ? 0 : callback === 'twice' ? 2 : 1
    for (let i = 0; i < times; i += 1) writes.push(this.#callbacks.make(claims, delayMs))
    if (callback === 'disordered')
      writes.push(this.#callbacks.make({ payoutId, ...factOf(before) }, delayMs + 400))
    await this.#deps.store.write(writes)
    return claims
  }

  #move(to: PaidOut, kind: 'paid' | 'returned', amount: string): Write {
    const { clock, token } = this.#deps
    const { currency, payoutId } = to.asked
    const moved = { receiptId: `mov-${token(12)}`, kind, amount, currency, at: clock.now() }
    to.receipts.push(moved)
    to.state = kind
    const line: PayoutLine = { ...moved, payoutId }
    return { put: keys.payoutBook(line.at, line.receiptId), value: line }
  }
}

const factOf = ({ receipts, reference, state }: PaidOut) => ({ reference, state, receipts })
