import { paragraphs, sendMail } from '#content/index'
import type { Database } from '#db/database'
import { publishEvent } from '#db/signals/signal'
import { actorOf } from '#db/states/state-table'
import type { Platform } from '#api/platform'
import { BonusBook, bonusIdOf } from '#money/bonus/bonus-book'
import { selectBonus } from '#money/bonus/repository'
import { lockWallets } from '#money/debts/debts'
import { insertDebtMovement, selectWrittenOff } from '#money/debts/repository'
import type { Doing } from '#money/deposit/orders/order-book'
import { stepOf, type Life, type Parts } from '#money/deposit/orders/order-life'
import {
  insertEvent,
  insertReversal,
  selectCredit,
  selectOutstandingDebt,
  updateOrder,
  updateReversal,
  type OrderRow,
} from '#money/deposit/orders/repository'
import { reinstatedMail, reversedMail } from '#money/deposit/orders/reversal-mail'
import { DEPOSIT_STATES } from '#money/deposit/orders/order-states'
import { storedTerms } from '#money/deposit/orders/terms'
import type { AccountRef } from '#money/ledger/account'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { toDecimal } from '#money/ledger/money'
import type { Reversal } from '#providers/payment/payment.provider'

type Posting = readonly [AccountRef['wallet'], bigint]

/** Where the member's part of a movement went from, or to; minor units. */
interface MemberParts {
  readonly cash: bigint
  readonly debt: bigint
  readonly house: bigint
}

/**
 * Money that a payment company takes back after it had come, and that comes again (MEM-02): each movement once, by its own id. What
 * the member's cash does not cover becomes their debt.
 */
export class Reversals {
  readonly #bonuses: BonusBook
  readonly #clock: Platform['clock']
  readonly #ledger: Ledger
  constructor(deps: Pick<Platform, 'clock' | 'jobs'>) {
    this.#bonuses = new BonusBook(deps)
    this.#clock = deps.clock
    this.#ledger = new Ledger(deps)
  }

  /** Books a movement in the transaction that holds the order. Returns the order as it is then. */
  async take(tx: Database, order: OrderRow, reversal: Reversal, doing: Doing): Promise<OrderRow> {
    const { amount, at: movedAt, currency, kind, receiptId: reversalId } = reversal
    const at = this.#clock.now()
    const entryId = entryIdOf('reversal', `${order.provider} ${reversalId}`)
    const isNew = await insertReversal(tx, {
      provider: order.provider,
      reversal_id: reversalId,
      order_id: order.id,
      entry_id: entryId,
      kind,
      amount,
      currency,
      moved_at: movedAt,
      at,
    })
    // Of another currency than the order's: in the list for people, and on no member's account, as such a payment is.
    if (!isNew || currency !== order.currency) return order
    const { life, parts, takenBefore } = await this.#stepOf(tx, order, reversal)
    const member =
      kind === 'chargeback-won'
        ? await this.#giveAgain(tx, order, parts, entryId)
        : await this.#takeBack(tx, order, { entryId, parts, takenBefore })
    const { aside, disputed, fee, returned } = parts
    const went = { aside, disputed, fee, returned, ...member }
    await updateReversal(tx, { provider: order.provider, reversalId }, went)
    const set = {
      state: life.state,
      reason: life.reason,
      unclaimed: life.unclaimed,
      reversed: life.reversed,
      disputed: life.disputed,
      returned: life.returned,
      held: life.unclaimed === 0n ? null : order.held,
      closed_at: life.state === 'checking' ? null : (order.closed_at ?? at),
    }
    await updateOrder(tx, order.id, set)
    const detail = { ...doing.detail, kind, receiptId: reversalId, amount: amount.toString() }
    const what = kind === 'chargeback-won' ? 'reinstated' : 'reversed'
    DEPOSIT_STATES.requireActor(what, order.state, actorOf(doing))
    await insertEvent(tx, { orderId: order.id, at, what, by: doing.by, detail })
    await publishEvent(tx, { topic: 'deposit', merchant: order.merchant, id: order.id })
    if (parts.member > 0n) await this.#notifyMember(tx, order, reversal, member)
    return { ...order, ...set }
  }

  async #stepOf(
    tx: Database,
    order: OrderRow,
    { amount, kind }: Reversal,
  ): Promise<{ parts: Parts; life: Life; takenBefore: bigint }> {
    const { fee, takenFee, takenMember } = await selectCredit(tx, order.id)
    const life = { ...order, terms: storedTerms(order.terms) }
    const taken = { member: takenMember, fee: takenFee }
    const left = { member: (order.credited ?? 0n) - takenMember, fee: fee - takenFee }
    const step = stepOf(
      life,
      kind === 'chargeback-won'
        ? { what: 'reinstated', amount, taken }
        : { what: 'reversed', amount, left, isRefund: kind === 'refund' },
    )
    if (step.booking?.to !== 'payer' && step.booking?.to !== 'again')
      throw new Error('a reversal moves money')
    return { life: step.life, parts: step.booking.parts, takenBefore: takenMember }
  }

  /** From the cash as far as it goes; the rest becomes a debt. What was given to play with most of this deposit is the house's again. */
  async #takeBack(
    tx: Database,
    order: OrderRow,
    { entryId, parts, takenBefore }: { entryId: string; parts: Parts; takenBefore: bigint },
  ): Promise<MemberParts> {
    const { cash: balance } = await this.#lock(tx, order)
    const cash = parts.member < balance ? parts.member : balance
    const debt = parts.member - cash
    await this.#post(tx, order, { id: entryId, kind: 'deposit-reversed' }, [
      ['PAYMENTS', parts.aside + parts.member + parts.fee + parts.disputed],
      ['UNCLAIMED', -parts.aside],
      ['MAIN', -cash],
      ['DEBT', -debt],
      ['HOUSE', -parts.fee],
      ['DISPUTED', -parts.disputed],
    ])
    if (debt > 0n) await this.#recordDebt(tx, order, { entryId, kind: 'reversed', amount: debt })
    if (!isKept(order, parts, takenBefore)) await this.#endBonus(tx, order)
    return { cash, debt, house: 0n }
  }

  /** While it is played for, or waits to be; what was converted is cash. */
  async #endBonus(tx: Database, order: OrderRow): Promise<void> {
    const bonus = await selectBonus(tx, bonusIdOf(order.id))
    if (bonus) await this.#bonuses.applyEvent(tx, bonus, { what: 'forfeit' }, { by: 'site', why: 'reversed' })
  }

  /** First against the member's debt, then to the house as far as it had written that off, then to the wallet. */
  async #giveAgain(tx: Database, order: OrderRow, parts: Parts, entryId: string): Promise<MemberParts> {
    const { outstanding } = await this.#lock(tx, order)
    const debt = parts.member < outstanding ? parts.member : outstanding
    const rest = parts.member - debt
    // Of the debt that this very deposit had left: another one's dispute is no matter of the house's.
    const bounds = [
      rest,
      await selectWrittenOff(tx, order.member_id, order.currency),
      (await selectOutstandingDebt(tx, order.id)) - debt,
    ]
    const least = bounds.reduce((a, b) => (b < a ? b : a))
    const house = least > 0n ? least : 0n
    const cash = rest - house
    await this.#post(tx, order, { id: entryId, kind: 'deposit-reinstated' }, [
      ['PAYMENTS', -(parts.aside + parts.member + parts.fee + parts.disputed)],
      ['UNCLAIMED', parts.aside],
      ['MAIN', cash],
      ['DEBT', debt],
      ['HOUSE', parts.fee + house],
      ['DISPUTED', parts.disputed],
    ])
    if (debt > 0n) await this.#recordDebt(tx, order, { entryId, kind: 'reinstated', amount: -debt })
    return { cash, debt, house }
  }

  #lock(tx: Database, { currency, member_id: memberId, merchant }: OrderRow) {
    return lockWallets(tx, { merchant, memberId, currency, now: this.#clock.now() })
  }

  async #post(
    tx: Database,
    { currency, id: reference, member_id: memberId, merchant }: OrderRow,
    entry: { id: string; kind: 'deposit-reversed' | 'deposit-reinstated' },
    parts: readonly Posting[],
  ): Promise<void> {
    const postings = parts
      .filter(([, amount]) => amount !== 0n)
      .map(([wallet, amount]) => ({ account: accountOf(memberId, wallet), amount }))
    // Nothing moves where all of it had been booked as sent back.
    if (postings.length > 0)
      await this.#ledger.post(tx, { ...entry, merchant, currency, reference, postings })
  }

  async #recordDebt(
    tx: Database,
    { currency, id: orderId, member_id: memberId, merchant }: OrderRow,
    { amount, entryId, kind }: { amount: bigint; entryId: string; kind: 'reversed' | 'reinstated' },
  ): Promise<void> {
    await insertDebtMovement(tx, {
      entry_id: entryId,
      merchant,
      member_id: memberId,
      currency,
      kind,
      amount,
      order_id: orderId,
      by: 'provider',
      why: null,
      at: this.#clock.now(),
    })
  }

  async #notifyMember(
    tx: Database,
    { currency, id, member_id: memberId, merchant }: OrderRow,
    { kind, receiptId }: Reversal,
    { cash, debt }: MemberParts,
  ): Promise<void> {
    const text = (amount: bigint): string => `${toDecimal(amount, currency)} ${currency}`
    const { content, title } =
      kind === 'chargeback-won'
        ? reinstatedMail(text(cash + debt))
        : reversedMail(text(cash + debt), debt > 0n ? text(debt) : undefined)
    await sendMail(tx, {
      id: `deposit:${id}:${kind}:${receiptId}`,
      merchant,
      memberId,
      kind: 'money',
      title,
      content: { EN: paragraphs(content.EN), TY: paragraphs(content.TY) },
      at: this.#clock.now(),
    })
  }
}

/** Whether so much of the deposit stays that its bonus does: half at least. */
const isKept = ({ credited }: OrderRow, { member }: Parts, takenBefore: bigint): boolean =>
  member === 0n || 2n * ((credited ?? 0n) - takenBefore - member) >= (credited ?? 0n)

const OWN: readonly string[] = ['MAIN', 'DEBT']

/** The member's own accounts, and the house's. */
const accountOf = (memberId: string, wallet: AccountRef['wallet']): AccountRef =>
  // reason: the wallets of OWN are members', every other one that a reversal moves is the house's
  (OWN.includes(wallet) ? { memberId, wallet } : { wallet }) as AccountRef
