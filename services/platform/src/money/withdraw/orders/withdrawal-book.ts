import type { WithdrawalState } from '@site/shared-api/contract/withdraw'
import { paragraphs, sendMail } from '#content/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { publishEvent } from '#db/signals/signal'
import { actorOf, type Actor } from '#db/states/state-table'
import type { Clock } from '#deps'
import { deleteProposal, selectAttempts, updateAttempt, type Attempt } from '#money/attempts/repository'
import { entryIdOf } from '#money/ledger/entry-id'
import type { UnconditionalKind } from '#money/ledger/entry-kinds'
import { Holds } from '#money/ledger/holds'
import { Ledger, type Fact } from '#money/ledger/ledger'
import { toDecimal } from '#money/ledger/money'
import {
  insertEvent,
  insertPayoutReceipt,
  isReceiptKnown,
  lockWithdrawal,
  matchReceipt,
  receiptByHand,
  updateWithdrawal,
  type WithdrawalRow,
} from '#money/withdraw/orders/repository'
import { stepOf, type Booking, type WithdrawalEvent } from '#money/withdraw/orders/withdrawal-life'
import { mailOf } from '#money/withdraw/orders/withdrawal-mail'
import { WITHDRAWAL_STATES } from '#money/withdraw/orders/withdrawal-states'
import type { PayoutFact, PayoutReceipt } from '#providers/payment/payment.provider'

const ENDS: readonly WithdrawalState[] = ['paid', 'refused', 'cancelled', 'failed', 'returned']

/** Who did it, for the withdrawal's life: `member`, `provider`, `site`, or an operator's name. */
export interface Doing {
  readonly by: string
  /** Whose word it is, where that is another: what a provider answers an operator, what two operators say. */
  readonly as?: Actor
  readonly detail?: object
}

/** Applies the rules of a withdrawal: its row, its money, its life and the member's mail change in one transaction, or nothing does. */
export class WithdrawalBook {
  readonly #clock: Clock
  readonly #holds: Holds
  readonly #ledger: Ledger
  constructor(deps: { clock: Clock }) {
    this.#clock = deps.clock
    this.#holds = new Holds(deps)
    this.#ledger = new Ledger(deps)
  }

  /**
   * Books what a provider reports of an attempt, with every new movement: each is booked once, by its own id, however often it is
   * reported. Returns the withdrawal as it is then; undefined where there is none.
   */
  async take(
    tx: Database,
    attempt: Attempt,
    fact: PayoutFact,
    source: Doing,
  ): Promise<WithdrawalRow | undefined> {
    const doing = { ...source, as: 'provider' } as const
    const id = attempt.order_id
    let row = await lockWithdrawal(tx, id)
    if (!row) return row
    if (row.reference === null) {
      await updateWithdrawal(tx, id, { reference: fact.reference })
      row = { ...row, reference: fact.reference }
      const detail = { reference: fact.reference, state: fact.state }
      await insertEvent(tx, { id, at: this.#clock.now(), what: 'provider', by: 'provider', detail })
    }
    // What went out comes before what came back, in whatever order they are reported.
    const receipts = fact.receipts.toSorted((a, b) => a.kind.localeCompare(b.kind))
    for (const receipt of receipts) row = await this.#move(tx, row, receipt, doing)
    return fact.state === 'failed' ? await this.#fail(tx, row, attempt, doing) : row
  }

  /** An attempt that was refused: what it was to pay waits for an operator again, who refuses it or has it paid anew. */
  async notAccepted(tx: Database, row: WithdrawalRow, attempt: Attempt, as?: Actor): Promise<WithdrawalRow> {
    if (row.state !== 'paying' || !(await isCurrent(tx, attempt))) return row
    const anew = { approvals: [], approved_at: null, reference: null }
    await updateWithdrawal(tx, row.id, { ...anew, approvals: toJson(anew.approvals) })
    const detail = { reason: attempt.reason }
    const by = attempt.reason === 'operator' ? 'operators' : 'provider'
    return await this.applyEvent(
      tx,
      { ...row, ...anew },
      { what: 'not-accepted' },
      { by, detail, ...(as && { as }) },
    )
  }

  /** What two operators say that a provider moved, before it says so itself. */
  async moveByHand(
    tx: Database,
    row: WithdrawalRow,
    { attempt, kind }: { attempt: Attempt; kind: 'paid' | 'returned' },
    doing: Doing,
  ): Promise<WithdrawalRow> {
    const receiptId = receiptByHand(attempt.id, kind)
    const { currency } = row
    const receipt = { receiptId, kind, currency, amount: row.amount - row.fee, at: this.#clock.now() }
    return await this.#move(tx, row, receipt, { ...doing, as: 'two operators' })
  }

  /** Applies an event; one that changes nothing has no line in its life. */
  async applyEvent(
    tx: Database,
    row: WithdrawalRow,
    event: WithdrawalEvent,
    doing: Doing,
    key: string = event.what,
  ): Promise<WithdrawalRow> {
    const { booking, life } = stepOf({ ...row, net: row.amount - row.fee }, event)
    if (life.state === row.state && life.disputed === row.disputed) return row
    WITHDRAWAL_STATES.requireActor(event.what, row.state, actorOf(doing))
    const now = this.#clock.now()
    if (booking) await this.#book(tx, row, booking, key)
    const set = {
      state: life.state,
      disputed: life.disputed,
      closed_at: ENDS.includes(life.state) ? (row.closed_at ?? now) : null,
      ...(event.what === 'approved' && { approved_at: now }),
    }
    await updateWithdrawal(tx, row.id, set)
    await insertEvent(tx, { id: row.id, at: now, what: event.what, ...doing })
    await publishEvent(tx, { topic: 'withdrawal', merchant: row.merchant, id: row.id })
    const next = { ...row, ...set }
    if (next.state !== row.state) await this.#notifyMember(tx, next)
    return next
  }

  /** A payout that could not be paid gives the money back; one that was paid and failed afterwards is for operators to answer. */
  async #fail(tx: Database, row: WithdrawalRow, attempt: Attempt, doing: Doing): Promise<WithdrawalRow> {
    if (!(await isCurrent(tx, attempt))) return row
    if (row.state !== 'paid' || attempt.failed_at !== null)
      return await this.applyEvent(tx, row, { what: 'failed' }, doing)
    const at = this.#clock.now()
    await updateAttempt(tx, attempt, { failed_at: at })
    // What one person said before was about another question.
    await deleteProposal(tx, attempt)
    await insertEvent(tx, { id: row.id, at, what: 'failed-after-paid', ...doing })
    return row
  }

  async #move(
    tx: Database,
    row: WithdrawalRow,
    receipt: PayoutReceipt,
    { detail, ...doing }: Doing,
  ): Promise<WithdrawalRow> {
    const { amount, at, currency, kind, receiptId } = receipt
    if (await isReceiptKnown(tx, row.provider, receiptId)) return row
    const of = { withdrawalId: row.id, receiptId, kind, amount, currency, at }
    if (await matchReceipt(tx, of)) return row
    const isNew = await insertPayoutReceipt(tx, {
      provider: row.provider,
      receipt_id: receiptId,
      withdrawal_id: row.id,
      kind,
      amount,
      currency,
      moved_at: at,
      at: this.#clock.now(),
    })
    // Money of another currency is a matter for people: it is in the list, and on no member's account.
    if (!isNew || currency !== row.currency) return row
    const about = { ...detail, receiptId, amount: amount.toString() }
    return await this.applyEvent(
      tx,
      row,
      { what: kind, amount },
      { ...doing, detail: about },
      `${kind} ${receiptId}`,
    )
  }

  async #book(tx: Database, row: WithdrawalRow, booking: Booking, key: string): Promise<void> {
    const { amount, fee, id, member_id: memberId } = row
    const provider = { wallet: 'PAYMENTS' } as const
    const disputed = { wallet: 'DISPUTED' } as const
    const house = { wallet: 'HOUSE' } as const
    if (booking.to === 'wallet') return void (await this.#holds.void(tx, id))
    if (booking.to === 'provider') {
      await this.#holds.post(tx, id, 'PAYMENTS')
      const beyond = booking.paid - (amount - fee)
      await this.#post(tx, row, `${key} rest`, 'withdrawal-fee', [
        { account: provider, amount: beyond - fee },
        { account: house, amount: fee },
        { account: disputed, amount: -beyond },
      ])
    }
    if (booking.to === 'wallet-again')
      await this.#post(tx, row, key, 'withdrawal-returned', [
        { account: { memberId, wallet: 'MAIN' }, amount },
        { account: house, amount: -fee },
        { account: provider, amount: -booking.came },
        { account: disputed, amount: booking.came - (amount - fee) },
      ])
    if (booking.to === 'dispute')
      await this.#post(tx, row, key, 'withdrawal-disputed', [
        { account: provider, amount: booking.amount },
        { account: disputed, amount: -booking.amount },
      ])
  }

  async #post(
    tx: Database,
    { currency, id, merchant }: WithdrawalRow,
    key: string,
    kind: UnconditionalKind,
    postings: Fact['postings'],
  ): Promise<void> {
    const moving = postings.filter(({ amount }) => amount !== 0n)
    if (moving.length === 0) return
    const entryId = entryIdOf('withdrawal', `${id} ${key}`)
    await this.#ledger.post(tx, { id: entryId, merchant, kind, currency, postings: moving })
  }

  /** The member's mail is written in the transaction that makes it true. */
  async #notifyMember(tx: Database, row: WithdrawalRow): Promise<void> {
    const { amount, currency, fee, member_id: memberId, merchant, state, why } = row
    const words = mailOf(state, {
      amount: `${toDecimal(state === 'paid' ? amount - fee : amount, currency)} ${currency}`,
      number: row.shown,
    })
    if (!words) return
    const { content, title } = words
    const said = why === null ? '' : paragraphs(why)
    await sendMail(tx, {
      id: `withdrawal:${row.id}:${state}`,
      merchant,
      memberId,
      kind: 'money',
      title,
      content: { EN: `<p>${content.EN}</p>${said}`, TY: `<p>${content.TY}</p>${said}` },
      at: this.#clock.now(),
    })
  }
}

/** Whether no later attempt of its order was made. */
async function isCurrent(tx: Database, { id, kind, order_id: orderId }: Attempt): Promise<boolean> {
  const [newest] = await selectAttempts(tx, kind, orderId)
  return newest?.id === id
}
