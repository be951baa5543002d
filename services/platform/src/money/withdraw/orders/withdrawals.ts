import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import { isFreePlay } from '@site/shared-api/contract/constants'
import type { WithdrawRulesDocument } from '@site/shared-api/contract/managed-documents'
import type {
  listWithdrawals,
  readWithdrawOffer,
  startWithdrawal,
  Withdrawal,
} from '@site/shared-api/contract/withdraw'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { midnightIn } from '#api/pages/moment-in'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { requireIdentity } from '#care/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import { PaymentPasswords, selectCooling, type Session, type Visitor } from '#identity/index'
import { lockMember, selectBalances } from '#money/ledger/accounts.repository'
import { feeOf } from '#money/ledger/fee'
import { Holds } from '#money/ledger/holds'
import { parseMinor, toDecimal, toMinor } from '#money/ledger/money'
import { requirePayoutsOpen } from '#money/debts/payouts-open'
import { selectDebt } from '#money/debts/repository'
import { isPayoutFrozen } from '#money/members/freeze/repository'
import { limitsOf, narrowedRules } from '#money/members/limits/member-limits'
import { toCard, type CardHolder } from '#money/withdraw/cards/cards'
import { selectCard, selectCards, type CardRow } from '#money/withdraw/cards/repository'
import {
  insertEvent,
  insertWithdrawal,
  lockWithdrawal,
  selectWithdrawal,
  selectWithdrawals,
  usedSince,
  type WithdrawalRow,
} from '#money/withdraw/orders/repository'
import { turnoverRequirement } from '#money/turnover/requirement'
import { signalsOf } from '#money/withdraw/orders/signals'
import { toWithdrawal } from '#money/withdraw/orders/wire'
import { WithdrawalBook } from '#money/withdraw/orders/withdrawal-book'
import { WITHDRAWAL_STATES } from '#money/withdraw/orders/withdrawal-states'
import { selectRules } from '#money/withdraw/rules/repository'

/** A withdrawal's hold ends with the withdrawal, never by itself: what is on its way must not be spent. */
const HELD_MS = 100 * 365 * 24 * 3_600_000
const MOST_OPEN = 20

type WithdrawalInput = BodyOf<typeof startWithdrawal>

/** A member's own withdrawals (MEM-03). */
export class Withdrawals {
  readonly #platform: Platform
  readonly #book: WithdrawalBook
  readonly #holds: Holds
  readonly #passwords: PaymentPasswords
  constructor(platform: Platform) {
    this.#platform = platform
    this.#book = new WithdrawalBook(platform)
    this.#holds = new Holds(platform)
    this.#passwords = new PaymentPasswords(platform)
  }

  /** Throws ApiError `trial_refused`. */
  async offer(who: CardHolder): Promise<ValueOf<typeof readWithdrawOffer>> {
    const { brand, language, session } = who
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { db } = this.#platform
    const { code: currency, symbol } = brand.document.currency
    const [rules, cards, open, balance, { isSet }, turnover, frozen, cooling, debt] = await Promise.all([
      this.#rules(session, currency),
      selectCards(db, session.memberId),
      selectWithdrawals(db, session.memberId, { limit: MOST_OPEN, isOpen: true }),
      this.#cash(session, currency),
      this.#passwords.state(who),
      turnoverRequirement(db, { memberId: session.memberId, currency }),
      isPayoutFrozen(db, session.memberId),
      selectCooling(db, session.memberId, this.#platform.clock.now()),
      selectDebt(db, session.memberId, currency),
    ])
    const left = await this.#left(db, who, rules)
    return {
      on: rules.on && !frozen && this.#platform.payments.has(rules.provider),
      currency,
      symbol,
      balance: toDecimal(balance, currency),
      min: decimal(rules.min, currency),
      max: decimal(rules.max, currency),
      feeBasisPoints: rules.feeBasisPoints,
      feeFixed: decimal(rules.feeFixed, currency),
      countLeft: left.count,
      amountLeft: toDecimal(left.amount, currency),
      turnover: turnover.isMet
        ? null
        : { required: toDecimal(turnover.required, currency), done: toDecimal(turnover.done, currency) },
      hasPaymentPassword: isSet,
      cooling: cooling ?? null,
      debt: debt > 0n ? toDecimal(debt, currency) : null,
      cards: cards.map((card) => toCard(card, rules, language)),
      open: open.map((row) => toWithdrawalDto(row, who, rules)),
    }
  }

  /**
   * Asks for a withdrawal, once for each orderId: its row, its hold and its life are written together or not at all. Throws
   * ApiError `trial_refused`, `feature_unavailable`, `withdrawals_frozen`, `debt_open`, `card_unknown`, `amount_bounds`, `withdraw_day_full`, `withdraw_cooling`, `identity_needed`, `turnover_missing`,
   * `insufficient_funds`, `transaction_conflict`, and what `PaymentPasswords.require` throws.
   */
  async start(who: CardHolder, input: WithdrawalInput, visitor: Visitor): Promise<Withdrawal> {
    const { brand, session } = who
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { db, payments, eventPublisher } = this.#platform
    const currency = brand.document.currency.code
    const rules = await this.#rules(session, currency)
    const known = await selectWithdrawal(db, input.orderId)
    if (known) return toWithdrawalDto(sameAs(known, session, input), who, rules)
    if (!rules.on || !payments.has(rules.provider)) throw new ApiError('feature_unavailable')
    await requirePayoutsOpen(db, { memberId: session.memberId, currency })
    const amount = requireAmount(input.amount, rules, currency)
    await this.#passwords.require(session, input.paymentPassword, visitor)
    const row = await retrying(() =>
      db.transaction().execute((tx) => this.#begin(tx, who, { ...input, minor: amount, rules })),
    )
    eventPublisher.publish({ topic: 'balance', merchant: brand.merchant, id: session.memberId })
    return toWithdrawalDto(row, who, rules)
  }

  /** Throws ApiError `withdraw_unknown`. */
  async read(who: CardHolder, orderId: string): Promise<Withdrawal> {
    const { db } = this.#platform
    const row = own(await selectWithdrawal(db, orderId), who.session)
    return toWithdrawalDto(row, who, await selectRules(db, who.brand.merchant))
  }

  async list(
    who: CardHolder,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<ValueOf<typeof listWithdrawals>> {
    const { db } = this.#platform
    const rules = await selectRules(db, who.brand.merchant)
    const rows = await selectWithdrawals(db, who.session.memberId, {
      after: timePlace(cursor),
      limit: limit + 1,
    })
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { withdrawals: page.map((row) => toWithdrawalDto(row, who, rules)), nextCursor }
  }

  /** Throws ApiError `withdraw_unknown`, `withdraw_closed`. */
  async cancel(who: CardHolder, orderId: string): Promise<Withdrawal> {
    const { db, eventPublisher } = this.#platform
    const row = await db.transaction().execute(async (tx) => {
      const found = own(await lockWithdrawal(tx, orderId), who.session)
      if (found.state === 'cancelled') return found
      if (found.state !== 'waiting') throw new ApiError('withdraw_closed', { data: { state: found.state } })
      return await this.#book.applyEvent(tx, found, { what: 'cancelled' }, { by: 'member' })
    })
    eventPublisher.publish({ topic: 'balance', merchant: row.merchant, id: row.member_id })
    return toWithdrawalDto(row, who, await selectRules(db, who.brand.merchant))
  }

  /** Behind the member's lock: two tabs come one after the other, so that neither slips past a limit. */
  async #begin(
    tx: Database,
    who: CardHolder,
    input: WithdrawalInput & { minor: bigint; rules: WithdrawRulesDocument },
  ): Promise<WithdrawalRow> {
    const { clock } = this.#platform
    const { brand, session } = who
    const { memberId, merchant } = session
    const { minor: amount, orderId: id, rules } = input
    await lockMember(tx, memberId)
    const known = await selectWithdrawal(tx, id)
    if (known) return sameAs(known, session, input)
    const currency = brand.document.currency.code
    await requirePayoutsOpen(tx, { memberId, currency })
    const cooling = await selectCooling(tx, memberId, clock.now())
    if (cooling) throw new ApiError('withdraw_cooling', { data: { ...cooling } })
    await requireIdentity(tx, { memberId, merchant, now: clock.now() }, 'before-withdrawal')
    const card = await this.#ownCard(tx, session, input.cardId)
    await this.#requireRoom(tx, who, rules, amount)
    const turnover = await turnoverRequirement(tx, { memberId, currency })
    if (!turnover.isMet)
      throw new ApiError('turnover_missing', {
        data: { left: toDecimal(turnover.required - turnover.done, currency), currency },
      })
    const now = clock.now()
    const signals = await signalsOf(tx, { session, card, newForHours: rules.newForHours, now })
    const isNew = await insertWithdrawal(tx, {
      id,
      merchant,
      member_id: memberId,
      card_id: card.id,
      provider: rules.provider,
      reference: null,
      state: WITHDRAWAL_STATES.begin('waiting', 'member'),
      currency,
      amount,
      fee: feeOf(amount, termsOf(rules, currency)),
      signals: toJson(signals),
      approvals: toJson([]),
      why: null,
      created_at: now,
      approved_at: null,
      closed_at: null,
    })
    const row = await selectWithdrawal(tx, id)
    if (!row) throw new Error('a withdrawal that was just written is gone')
    // Another member's page made the same id in between.
    if (!isNew) return sameAs(row, session, input)
    const expiresAt = new Date(now.getTime() + HELD_MS)
    const hold = { id, merchant, memberId, currency, wallet: 'MAIN', amount, kind: 'withdrawal', expiresAt }
    await this.#holds.hold(tx, { ...hold, wallet: 'MAIN' })
    await insertEvent(tx, { id, at: now, what: 'created', by: 'member', detail: { signals } })
    return row
  }

  async #ownCard(tx: Database, { memberId }: Session, cardId: string): Promise<CardRow> {
    const card = await selectCard(tx, cardId)
    if (card?.member_id !== memberId || card.removed_at !== null)
      throw new ApiError('card_unknown', { field: 'cardId' })
    return card
  }

  async #requireRoom(
    tx: Database,
    who: CardHolder,
    rules: WithdrawRulesDocument,
    amount: bigint,
  ): Promise<void> {
    const left = await this.#left(tx, who, rules)
    if (left.count > 0 && left.amount >= amount) return
    const currency = who.brand.document.currency.code
    throw new ApiError('withdraw_day_full', {
      field: 'amount',
      data: { count: left.count, amount: toDecimal(left.amount, currency), currency },
    })
  }

  /** What the brand says, inside what an operator allows the member. */
  async #rules({ memberId, merchant }: Session, currency: string): Promise<WithdrawRulesDocument> {
    const { db } = this.#platform
    return narrowedRules(await selectRules(db, merchant), await limitsOf(db, memberId), currency)
  }

  /** What is left of today, by the brand's clock. */
  async #left(
    db: Database,
    { brand, session }: CardHolder,
    rules: WithdrawRulesDocument,
  ): Promise<{ count: number; amount: bigint }> {
    const { currency, timeZone } = brand.document
    const midnight = midnightIn(this.#platform.clock.now(), 0, timeZone)
    const used = await usedSince(db, session.memberId, midnight)
    const amount = minorOf(rules.mostAmountPerDay, currency.code) - used.amount
    return { count: Math.max(0, rules.mostPerDay - used.count), amount: amount > 0n ? amount : 0n }
  }

  async #cash({ memberId }: Session, currency: string): Promise<bigint> {
    const rows = await selectBalances(this.#platform.db, memberId)
    return rows.find((row) => row.wallet === 'MAIN' && row.currency === currency)?.balance ?? 0n
  }
}

/** Rules that are not set yet hold a bare zero. */
const minorOf = (text: string, currency: string): bigint => (text === '0' ? 0n : toMinor(text, currency))
const decimal = (text: string, currency: string): string => toDecimal(minorOf(text, currency), currency)

const termsOf = (rules: WithdrawRulesDocument, currency: string) => ({
  feeBasisPoints: BigInt(rules.feeBasisPoints),
  feeFixed: minorOf(rules.feeFixed, currency),
})

function requireAmount(text: string, rules: WithdrawRulesDocument, currency: string): bigint {
  const amount = parseMinor(text, currency, 'amount')
  const isWithin = amount >= minorOf(rules.min, currency) && amount <= minorOf(rules.max, currency)
  if (!isWithin || feeOf(amount, termsOf(rules, currency)) >= amount)
    throw new ApiError('amount_bounds', {
      field: 'amount',
      data: { min: rules.min, max: rules.max, currency },
    })
  return amount
}

const toWithdrawalDto = (
  row: WithdrawalRow,
  { brand, language }: CardHolder,
  rules: WithdrawRulesDocument,
): Withdrawal => toWithdrawal(row, { rules, language, timeZone: brand.document.timeZone })

/** A withdrawal of another member is reported as unknown. */
function own(row: WithdrawalRow | undefined, { memberId }: Session): WithdrawalRow {
  if (row?.member_id !== memberId) throw new ApiError('withdraw_unknown', { field: 'orderId' })
  return row
}

/** The same id for something else is refused; another member's too. */
function sameAs(row: WithdrawalRow, { memberId }: Session, input: WithdrawalInput): WithdrawalRow {
  const isSame =
    row.member_id === memberId &&
    row.card_id === input.cardId &&
    toDecimal(row.amount, row.currency) === input.amount
  if (!isSame) throw new ApiError('transaction_conflict', { field: 'orderId' })
  return row
}
