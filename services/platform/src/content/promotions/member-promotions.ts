import type { JoinedPromotion, requestReward } from '@site/shared-api/contract/promotion'
import { MOST_REMARK } from '@site/shared-api/contract/promotion'
import type { QueryOf } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'
import type { PictureLeave } from '#api/pictures/picture-gate'
import type { Platform } from '#api/platform'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import type { Session } from '#identity/index'
import type { Limit } from '#operations/index'
import type { FileStore } from '#content/member-files/file-store'
import {
  insertApplication,
  selectApplication,
  selectLatest,
} from '#content/promotions/applications.repository'
import { insertJoin, selectJoined } from '#content/promotions/joins.repository'
import { claimPictures, selectPictures } from '#content/promotions/pictures.repository'
import type { PromotionRow } from '#content/promotions/promotion.repository'
import { digestOf, keepPictures } from '#content/promotions/reward-pictures'
import { requirePromotion, takesApplications } from '#content/promotions/rules'
import { toJoined, type DtoContext } from '#content/promotions/wire'

type RewardQuery = QueryOf<typeof requestReward>

const HOUR_MS = 60 * 60 * 1000
const MOST_JOINS = 60
const MOST_APPLICATIONS = 20

/** What members do with promotions (CON-02, CON-03). */
export class MemberPromotions {
  readonly #platform: Platform
  readonly #files: FileStore
  constructor(platform: Platform, files: FileStore) {
    this.#platform = platform
    this.#files = files
  }

  /** Once for each member. Throws ApiError `promotion_no_joining`, and what `requirePromotion` throws. */
  async join(session: Session, promotionId: string, dtoContext: DtoContext): Promise<JoinedPromotion> {
    const { db } = this.#platform
    const promotion = await requirePromotion(db, session, { id: promotionId, now: dtoContext.now })
    if (!promotion.sign_up) throw new ApiError('promotion_no_joining', { field: 'promotionId' })
    await this.#slow('join', session, MOST_JOINS)
    await this.#join(db, session, promotionId)
    return await this.one(session, promotionId, dtoContext)
  }

  /** Throws ApiError `too_many_requests`. */
  async admitApplication({ memberId }: Session): Promise<PictureLeave> {
    return await this.#platform.pictures.admit(
      'member',
      memberId,
      limitOf('apply', memberId, MOST_APPLICATIONS),
    )
  }

  /**
   * Applies once for each id, and for each promotion until it is refused. Throws ApiError `reward_unavailable`, `reward_waiting`,
   * `reward_granted`, `invalid_input`, `image_type`, `picture_too_large`, and what `requirePromotion` throws.
   */
  async apply(
    session: Session,
    query: RewardQuery,
    {
      currency,
      leave,
      pictures: bytes,
      dtoContext,
    }: { currency: string; leave: PictureLeave; pictures: readonly Buffer[]; dtoContext: DtoContext },
  ): Promise<JoinedPromotion> {
    const { promotionId } = query
    const before = query.id === undefined ? undefined : await selectApplication(this.#platform.db, query.id)
    const id = query.id ?? this.#platform.randomness.uuid()
    // What was answered and lost on its way is answered again, whatever has become of the promotion since.
    const digest = digestOf([session.memberId, promotionId, query.remarks, ...bytes])
    if (before?.member_id === session.memberId && before.digest === digest)
      return await this.one(session, promotionId, dtoContext)
    const promotion = await requirePromotion(this.#platform.db, session, {
      id: promotionId,
      now: dtoContext.now,
    })
    const given = givenFor(promotion, query.remarks, bytes)
    if (await this.#isStanding(session, { id, promotionId, digest }))
      return await this.one(session, promotionId, dtoContext)
    const pictures = await keepPictures(this.#platform, this.#files, {
      leave,
      memberId: session.memberId,
      pictures: given.pictures,
    })
    await this.#platform.db.transaction().execute(async (tx) => {
      await this.#join(tx, session, promotionId)
      const isNew = await insertApplication(tx, {
        id,
        merchant: session.merchant,
        promotion_id: promotionId,
        member_id: session.memberId,
        state: 'applied',
        remarks: given.remarks,
        digest,
        applied_at: this.#platform.clock.now(),
        decided_at: null,
        decided_by: null,
        currency,
        amount: null,
        entry_id: null,
        answer: null,
      })
      if (isNew) return await claimPictures(tx, pictures, id)
      // Two of the same at the same moment are one; the pictures of the other are forgotten.
      if ((await selectApplication(tx, id))?.digest !== digest) throw new ApiError('reward_waiting')
    })
    return await this.one(session, promotionId, dtoContext)
  }

  async list(
    session: Session,
    {
      promotionId,
      cursor,
      limit,
    }: { promotionId?: string | undefined; cursor?: string | undefined; limit: number },
    dtoContext: DtoContext,
  ): Promise<{ list: JoinedPromotion[]; nextCursor: string | null }> {
    const { db } = this.#platform
    const filter = { promotionId, before: timePlace(cursor), limit: limit + 1 }
    const rows = await selectJoined(db, session.memberId, filter)
    const { page, nextCursor } = timePage(rows, limit, (row) => ({ at: row.joined_at, id: row.join_id }))
    if (page.length === 0) return { list: [], nextCursor }
    const ids = page.map(({ id }) => id)
    const latest = await selectLatest(db, session.memberId, ids)
    const pictures = await selectPictures(
      db,
      latest.map(({ id }) => id),
    )
    const ofPromotion = new Map(latest.map((row) => [row.promotion_id, row]))
    return {
      list: page.map((row) => toJoined(row, ofPromotion.get(row.id), { pictures, dtoContext })),
      nextCursor,
    }
  }

  async one(session: Session, promotionId: string, dtoContext: DtoContext): Promise<JoinedPromotion> {
    const { list } = await this.list(session, { promotionId, limit: 1 }, dtoContext)
    const [joined] = list
    if (!joined) throw new ApiError('promotion_unknown', { field: 'promotionId' })
    return joined
  }

  async #join(db: Database, { merchant, memberId }: Session, promotionId: string): Promise<void> {
    const { clock, randomness } = this.#platform
    await insertJoin(db, {
      id: randomness.uuid(),
      merchant,
      promotion_id: promotionId,
      member_id: memberId,
      joined_at: clock.now(),
    })
  }

  /** Whether this same application was stored in the meantime; throws where another one waits or was granted. */
  async #isStanding(
    { memberId }: Session,
    { id, promotionId, digest }: { id: string; promotionId: string; digest: string },
  ): Promise<boolean> {
    const [latest] = await selectLatest(this.#platform.db, memberId, [promotionId])
    if (latest === undefined || latest.state === 'refused') return false
    if (latest.id === id && latest.digest === digest) return true
    throw new ApiError(latest.state === 'applied' ? 'reward_waiting' : 'reward_granted', {
      field: 'promotionId',
    })
  }

  #slow(what: string, { memberId }: Session, most: number): Promise<void> {
    return this.#platform.throttle.take(limitOf(what, memberId, most))
  }
}

const limitOf = (what: string, memberId: string, most: number): Limit => ({
  subject: `promotion:${what}:${memberId}`,
  most,
  windowMs: HOUR_MS,
})

/** What a promotion asks for (B5); what it does not ask for is not kept. Throws ApiError `reward_unavailable`, `invalid_input`. */
function givenFor(
  promotion: PromotionRow,
  remarks: string,
  pictures: readonly Buffer[],
): { remarks: string; pictures: readonly Buffer[] } {
  if (!takesApplications(promotion)) throw new ApiError('reward_unavailable', { field: 'promotionId' })
  if (remarks.length > MOST_REMARK || (promotion.remark_required && remarks === ''))
    throw new ApiError('invalid_input', { field: 'remarks' })
  if (promotion.image_required && pictures.length === 0)
    throw new ApiError('invalid_input', { field: 'pictures' })
  return {
    remarks: promotion.remark_required ? remarks : '',
    pictures: promotion.image_required ? pictures : [],
  }
}
