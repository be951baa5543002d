import type { BodyOf } from '@site/shared-api/contract/call'
import { isFreePlay, type LanguageCode } from '@site/shared-api/contract/constants'
import type { DepositOrder, startDeposit } from '@site/shared-api/contract/deposit'
import type { DepositChannelDocument } from '@site/shared-api/contract/managed-documents'
import { ApiError } from '#api/api-error'
import type { PictureRule } from '#api/pictures/draw-picture'
import type { PictureLeave } from '#api/pictures/picture-gate'
import type { Platform } from '#api/platform'
import { midnightIn } from '#api/pages/moment-in'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { publicOriginOf, type LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import { requireDeposit, requireIdentity, requirePlay } from '#care/index'
import { isRestricted } from '#games/index'
import type { Session } from '#identity/index'
import { NO_RULES } from '#money/deposit/channels/deposit-rules.managed'
import { selectChannel, selectRules } from '#money/deposit/channels/repository'
import { ATTEMPT_STATES } from '#money/attempts/attempt-states'
import { insertAttempt } from '#money/attempts/repository'
import { parseMinor, toDecimal, toMinor } from '#money/ledger/money'
import { lockMember } from '#money/ledger/accounts.repository'
import { limitsOf, narrowed } from '#money/members/limits/member-limits'
import type { DepositEvent } from '#money/deposit/orders/order-life'
import { OrderBook } from '#money/deposit/orders/order-book'
import type { DepositProviderSync } from '#money/deposit/orders/deposit-provider-sync'
import { DEPOSIT_STATES } from '#money/deposit/orders/order-states'
import {
  countOfDay,
  countOpen,
  countSince,
  insertEvent,
  insertOrder,
  lockOrder,
  selectOrder,
  selectOrders,
  updateOrder,
  type OrderRow,
} from '#money/deposit/orders/repository'
import { promisedWith } from '#money/deposit/orders/promised-with'
import { termsToStore } from '#money/deposit/orders/terms'
import { toDepositDtos, type DtoContext } from '#money/deposit/orders/wire'

const MINUTE_MS = 60_000
/** Enough to read what a bank printed (B5: JPEG or PNG). */
const SLIP: PictureRule = {
  formats: ['jpeg', 'png'],
  wrong: 'image_type',
  fieldOf: () => 'picture',
  kept: { width: 1_280, height: 2_560, fit: 'inside', withoutEnlargement: true },
}
const HOUR_MS = 60 * MINUTE_MS
/** By then the call that began it has called the provider, or died. */
const GRACE_MS = 6_000

type DepositInput = BodyOf<typeof startDeposit>

/** Whose deposits, of which brand, in which language. */
export interface Depositor {
  readonly session: Session
  readonly brand: LiveBrand
  readonly language: LanguageCode
}

/** A member's own deposits (MEM-02). */
export class Deposits {
  readonly #platform: Platform
  readonly #providerSync: DepositProviderSync
  readonly #book: OrderBook
  constructor(platform: Platform, providerSync: DepositProviderSync) {
    this.#platform = platform
    this.#providerSync = providerSync
    this.#book = new OrderBook(platform)
  }

  /**
   * Begins an order, once for each orderId. Throws ApiError `trial_refused`, `play_restricted`, `channel_unknown`,
   * `amount_bounds`, `promotion_unknown`, `too_many_deposits`, `deposit_day_full`, `deposit_limit`, `self_excluded`, `identity_needed`, `transaction_conflict`.
   */
  async start(who: Depositor, input: DepositInput): Promise<DepositOrder> {
    const { db } = this.#platform
    const known = await selectOrder(db, input.orderId)
    const order = known ? sameAs(known, who.session, input) : await this.#begin(who, input)
    // Within this call where the provider is quick; the queue goes on with it where it is not, or where we die.
    const started = order.state === 'starting' ? await this.#providerSync.start(order.id) : order
    return await this.#toDepositDto(started, who)
  }

  async read(who: Depositor, orderId: string): Promise<DepositOrder> {
    return await this.#toDepositDto(own(await selectOrder(this.#platform.db, orderId), who.session), who)
  }

  async list(
    who: Depositor,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ deposits: DepositOrder[]; nextCursor: string | null }> {
    const { db } = this.#platform
    const rows = await selectOrders(db, who.session.memberId, {
      after: timePlace(cursor),
      limit: limit + 1,
    })
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { deposits: await toDepositDtos(db, page, dtoContextOf(who)), nextCursor }
  }

  async open(who: Depositor): Promise<DepositOrder[]> {
    const { db } = this.#platform
    return await toDepositDtos(
      db,
      await selectOrders(db, who.session.memberId, { limit: 20, isOpen: true }),
      dtoContextOf(who),
    )
  }

  /** Throws ApiError `deposit_unknown`, `deposit_closed`. */
  cancel(who: Depositor, orderId: string): Promise<DepositOrder> {
    return this.#applyEvent(who, orderId, { what: 'cancelled' })
  }

  /** Before the picture itself is read; throws ApiError `deposit_unknown`, `deposit_closed`, `too_many_requests`. */
  async admitSlip(session: Session, orderId: string): Promise<PictureLeave> {
    requireSlipOpen(own(await selectOrder(this.#platform.db, orderId), session))
    return await this.#platform.pictures.admit('member', session.memberId)
  }

  /** Throws ApiError `deposit_unknown`, `deposit_closed`, `image_type`, `picture_too_large`, `too_many_requests`. */
  async slip(
    who: Depositor,
    orderId: string,
    { leave, pictures }: { leave: PictureLeave; pictures: readonly Buffer[] },
  ): Promise<DepositOrder> {
    const { content } = await this.#platform.pictures.takeOne(leave, pictures, SLIP)
    return await this.#applyEvent(who, orderId, { what: 'slip' }, content)
  }

  async #applyEvent(
    who: Depositor,
    orderId: string,
    event: DepositEvent,
    slip?: Buffer,
  ): Promise<DepositOrder> {
    const { db } = this.#platform
    const row = await db.transaction().execute(async (tx) => {
      const order = own(await lockOrder(tx, orderId), who.session)
      if (slip) requireSlipOpen(order)
      if (event.what === 'cancelled' && order.state === 'cancelled') return order
      if (!isOpen(order) || (event.what === 'cancelled' && order.state === 'checking'))
        throw new ApiError('deposit_closed', { data: { state: order.state } })
      if (slip) await updateOrder(tx, orderId, { slip })
      const next = await this.#book.applyEvent(tx, order, event, { by: 'member' })
      return { ...next, has_slip: next.has_slip || slip !== undefined }
    })
    return await this.#toDepositDto(row, who)
  }

  async #begin({ session, brand, language }: Depositor, input: DepositInput): Promise<OrderRow> {
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { db, payments } = this.#platform
    const { merchant, document } = brand
    if (await isRestricted(db, session.memberId)) throw new ApiError('play_restricted')
    const channel = await selectChannel(db, merchant, input.channelId)
    if (!channel?.on || !payments.has(channel.provider))
      throw new ApiError('channel_unknown', { field: 'channelId' })
    const currency = document.currency.code
    const limits = await limitsOf(db, session.memberId)
    const amount = requireAmount(input.amount, narrowed(channel, limits.deposit, currency), currency)
    if (channel.method === 'voucher' && input.voucher === undefined)
      throw new ApiError('invalid_input', { field: 'voucher' })
    const { timeZone } = document
    const bonus = await promisedWith(this.#platform, session, { ...input, amount, currency, timeZone })
    const now = this.#platform.clock.now()
    const row = {
      id: input.orderId,
      merchant,
      member_id: session.memberId,
      channel_id: input.channelId,
      method: channel.method,
      provider: channel.provider,
      language,
      reference: null,
      state: DEPOSIT_STATES.begin('starting', 'member'),
      reason: null,
      currency,
      amount,
      terms: toJson({ ...termsToStore(channel, currency), ...(bonus && { bonus }) }),
      return_url: `${publicOriginOf(document, this.#platform.config.sitePort)}/m/voucherCenter?order=${input.orderId}`,
      voucher: input.voucher ?? null,
      promotion_id: input.promotionId ?? null,
      credited: null,
      held: null,
      instruction: null,
      slip: null,
      created_at: now,
      expires_at: new Date(now.getTime() + channel.minutes * MINUTE_MS),
      closed_at: null,
    }
    const day = { most: limits.deposit.mostPerDay, since: midnightIn(now, 0, timeZone), timeZone }
    return await retrying(() => db.transaction().execute((tx) => this.#insert(tx, row, session, input, day)))
  }

  async #insert(
    tx: Database,
    row: Parameters<typeof insertOrder>[1],
    session: Session,
    input: DepositInput,
    day: { most: number | null; since: Date; timeZone: string },
  ): Promise<OrderRow> {
    const { jobs } = this.#platform
    // Two tabs of one member come one after the other, so that neither slips past the count.
    await lockMember(tx, session.memberId)
    const at = this.#platform.clock.now()
    await requirePlay(tx, session.memberId, at)
    await requireIdentity(
      tx,
      { memberId: session.memberId, merchant: session.merchant, now: at },
      'before-deposit',
    )
    const { amount, currency, id: orderId } = row
    const { timeZone } = day
    await requireDeposit(tx, { memberId: session.memberId, amount, currency, orderId, timeZone, now: at })
    const rules = (await selectRules(tx, session.merchant)) ?? NO_RULES
    if (!(await selectOrder(tx, row.id)) && (await countOpen(tx, session.memberId)) >= rules.mostOpen)
      throw new ApiError('too_many_deposits', { data: { most: rules.mostOpen } })
    const since = new Date(this.#platform.clock.now().getTime() - HOUR_MS)
    if ((await countSince(tx, session.memberId, since)) >= rules.mostPerHour)
      throw new ApiError('too_many_requests', { data: { retryAfter: HOUR_MS / 1_000 } })
    const isFull = day.most !== null && (await countOfDay(tx, session.memberId, day.since)) >= day.most
    if (isFull && !(await selectOrder(tx, row.id)))
      throw new ApiError('deposit_day_full', { data: { most: day.most ?? 0 } })
    if (await insertOrder(tx, row)) {
      const now = this.#platform.clock.now()
      await insertEvent(tx, { orderId: row.id, at: now, what: 'created', by: 'member' })
      const { id, provider } = row
      const state = ATTEMPT_STATES.begin('ready', 'member')
      await insertAttempt(tx, { kind: 'deposit', id, orderId: id, provider, state, at: now })
      await jobs.queue(tx, {
        kind: 'deposit',
        key: row.id,
        merchant: row.merchant,
        dueAt: new Date(now.getTime() + GRACE_MS),
      })
    }
    const order = await selectOrder(tx, row.id)
    if (!order) throw new Error('an order that was just written is gone')
    return sameAs(order, session, input)
  }

  async #toDepositDto(row: OrderRow, who: Depositor): Promise<DepositOrder> {
    const [dto] = await toDepositDtos(this.#platform.db, [row], dtoContextOf(who))
    if (!dto) throw new Error('an order has no DTO')
    return dto
  }
}

const dtoContextOf = ({ brand, language }: Depositor): DtoContext => ({
  language,
  timeZone: brand.document.timeZone,
})

const isOpen = ({ state }: OrderRow): boolean => ['starting', 'waiting', 'checking'].includes(state)

/** A slip shows a transfer by hand, while its order waits for one. */
function requireSlipOpen(order: OrderRow): void {
  if (order.method !== 'transfer' || !isOpen(order))
    throw new ApiError('deposit_closed', { data: { state: order.state } })
}

/** An order of another member is reported as unknown. */
function own(order: OrderRow | undefined, { memberId }: Session): OrderRow {
  if (order?.member_id !== memberId) throw new ApiError('deposit_unknown', { field: 'orderId' })
  return order
}

/** The same id for something else is refused; another member's too. */
function sameAs(order: OrderRow, { memberId }: Session, input: DepositInput): OrderRow {
  const isSame =
    order.member_id === memberId &&
    order.channel_id === input.channelId &&
    toDecimal(order.amount, order.currency) === input.amount &&
    order.promotion_id === (input.promotionId ?? null) &&
    order.voucher === (input.voucher ?? null)
  if (!isSame) throw new ApiError('transaction_conflict', { field: 'orderId' })
  return order
}

function requireAmount(
  text: string,
  { min, max }: Pick<DepositChannelDocument, 'min' | 'max'>,
  currency: string,
): bigint {
  const amount = parseMinor(text, currency, 'amount')
  if (amount < toMinor(min, currency) || amount > toMinor(max, currency))
    throw new ApiError('amount_bounds', { field: 'amount', data: { min, max, currency } })
  return amount
}
