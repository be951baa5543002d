import { createHash } from 'node:crypto'
import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import { isFreePlay, type LanguageCode } from '@site/shared-api/contract/constants'
import type { listGoods, redeemGood } from '@site/shared-api/contract/mall'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { requirePlay } from '#care/index'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import type { Session } from '#identity/index'
import { requireAdmission } from '#money/incoming/admit-funds'
import { lockMember } from '#money/ledger/accounts.repository'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { OrderBook } from '#money/rewards/mall/order-book'
import { MALL_ORDER_STATES } from '#money/rewards/mall/order-life'
import {
  countHad,
  insertOrder,
  moveSold,
  selectGood,
  selectGoods,
  selectOrder,
  type Good,
  type OrderRow,
} from '#money/rewards/mall/repository'
import { toMallGoodDto } from '#money/rewards/mall/wire'
import { countPlay, pendingOf, termsOf } from '#money/rewards/points/points'
import { insertLine, selectPoints } from '#money/rewards/points/repository'
import { minorOf } from '#money/rewards/rules/minor'
import { rulesOf } from '#money/rewards/rules/rules.repository'

export interface Shopper {
  readonly session: Session
  readonly brand: LiveBrand
  readonly language: LanguageCode
}

type RedeemInput = BodyOf<typeof redeemGood>

/** Points of a member and what they are exchanged for (MEM-10). */
export class Mall {
  readonly #platform: Platform
  readonly #ledger: Ledger
  readonly #book: OrderBook
  constructor(platform: Platform) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
    this.#book = new OrderBook(platform)
  }

  async goods({ session, brand, language }: Shopper): Promise<ValueOf<typeof listGoods>> {
    const { db } = this.#platform
    const { memberId } = session
    const terms = await termsOf(db, brand, memberId)
    const [kept, today, goods, had, { turnoverPerPoint }] = await Promise.all([
      selectPoints(db, memberId),
      pendingOf(db, memberId, terms),
      selectGoods(db, brand.merchant),
      countHad(db, memberId),
      rulesOf(db, brand.merchant),
    ])
    return {
      points: Number(kept + today),
      today: Number(today),
      turnoverPerPoint: terms.since === null ? null : turnoverPerPoint,
      percent: terms.percent,
      currency: brand.document.currency.code,
      timeZone: brand.document.timeZone,
      goods: goods.filter(({ on }) => on).map((good) => toMallGoodDto(good, language, had.get(good.id) ?? 0)),
    }
  }

  /**
   * Exchanges points for one of a good: points, stock, order and what is money change together, once for each orderId. Throws
   * ApiError `trial_refused`, `good_unknown`, `good_changed`, `good_sold_out`, `good_most`, `points_short`, `invalid_input`,
   * `transaction_conflict`.
   */
  async redeem(who: Shopper, goodId: string, input: RedeemInput): Promise<OrderRow> {
    const { session, brand } = who
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const { db, eventPublisher, turns } = this.#platform
    const { memberId, merchant } = session
    const digest = digestOf(memberId, goodId, input)
    const terms = await termsOf(db, brand, memberId)
    const order = await turns.run(memberId, () =>
      retrying(() =>
        db.transaction().execute(async (tx) => {
          // Cash first, in the order in which all code locks that moves money.
          await lockMember(tx, memberId)
          await requirePlay(tx, memberId, this.#platform.clock.now())
          const points = await countPlay(this.#platform, tx, { memberId, merchant, terms })
          const before = await selectOrder(tx, input.orderId)
          if (before) return sameAs(before, digest)
          const good = await selectGood(tx, { merchant, id: goodId }, true)
          const had = (await countHad(tx, memberId)).get(goodId) ?? 0
          return await this.#place(tx, who, {
            good: requireGood(good, { input, had, points }),
            input,
            digest,
          })
        }),
      ),
    )
    if (order.entry_id !== null) eventPublisher.publish({ topic: 'balance', merchant, id: memberId })
    return order
  }

  /** Throws ApiError `mall_order_unknown`, `mall_order_moved`. */
  async cancel({ memberId }: Session, id: string): Promise<OrderRow> {
    const known = await selectOrder(this.#platform.db, id)
    if (known?.member_id !== memberId) throw new ApiError('mall_order_unknown', { field: 'id' })
    return await this.#book.move(id, { from: 'placed', to: 'cancelled', by: 'member' })
  }

  async #place(
    tx: Database,
    { session, brand }: Shopper,
    { good, input, digest }: { good: Good; input: RedeemInput; digest: string },
  ): Promise<OrderRow> {
    const { clock, randomness } = this.#platform
    const { memberId, merchant } = session
    const now = clock.now()
    const { code } = brand.document.currency
    const cash = good.kind === 'cash' ? minorOf(good.cash, code) : 0n
    const order: OrderRow = {
      id: input.orderId,
      merchant,
      member_id: memberId,
      good_id: good.id,
      name: good.name,
      picture: good.picture,
      kind: good.kind,
      points: BigInt(good.points),
      state: MALL_ORDER_STATES.begin(cash > 0n ? 'done' : 'placed', 'member'),
      contact: good.kind === 'parcel' ? (input.contact ?? null) : null,
      note: null,
      digest,
      entry_id: cash > 0n ? entryIdOf('mall', input.orderId) : null,
      at: now,
      changed_at: now,
      changed_by: 'member',
    }
    await moveSold(tx, { merchant, id: good.id }, 1)
    await insertOrder(tx, order)
    await insertLine(tx, {
      id: randomness.uuid(),
      merchant,
      member_id: memberId,
      at: now,
      kind: 'order',
      day: null,
      order_id: order.id,
      amount: -order.points,
    })
    if (order.entry_id !== null) {
      const funds = { kind: 'points', merchant, memberId, currency: code, amount: cash } as const
      await this.#ledger.post(tx, {
        id: order.entry_id,
        merchant,
        kind: 'points',
        currency: code,
        admission: await requireAdmission(tx, { ...funds, now }),
        postings: [
          { account: { memberId, wallet: 'MAIN' }, amount: cash },
          { account: { wallet: 'HOUSE' }, amount: -cash },
        ],
      })
    }
    return order
  }
}

/** A good that can be had by a member who has so many points, and of it, for the price that was seen. */
function requireGood(
  good: Good | undefined,
  { input, had, points }: { input: RedeemInput; had: number; points: bigint },
): Good {
  if (!good?.on) throw new ApiError('good_unknown', { field: 'id' })
  if (good.points !== input.points)
    throw new ApiError('good_changed', { field: 'points', data: { points: good.points } })
  if (good.sold >= good.stock) throw new ApiError('good_sold_out', { field: 'id' })
  if (good.mostEach > 0 && had >= good.mostEach)
    throw new ApiError('good_most', { data: { most: good.mostEach } })
  if (points < BigInt(good.points)) throw new ApiError('points_short', { data: { points: Number(points) } })
  if (good.kind === 'parcel' && input.contact === undefined)
    throw new ApiError('invalid_input', { field: 'contact' })
  return good
}

/** The same id for something else is refused; another member's too. */
function sameAs(order: OrderRow, digest: string): OrderRow {
  if (order.digest !== digest) throw new ApiError('transaction_conflict', { field: 'orderId' })
  return order
}

const digestOf = (memberId: string, goodId: string, { contact, points }: RedeemInput): string =>
  createHash('sha256')
    .update(JSON.stringify([memberId, goodId, points, contact ?? null]))
    .digest('hex')
