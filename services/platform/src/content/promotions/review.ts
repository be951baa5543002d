import type { listJoins, listRewards, QueuedReward, ReadReward } from '@site/shared-api/contract/promotion'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { Narrowed } from '#api/serve'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { localisedText } from '#api/texts/localised'
import { selectBalances, toDecimal } from '#money/index'
import { countOthers, selectQueue, type QueueRow } from '#content/promotions/applications.repository'
import { selectJoined, selectJoins } from '#content/promotions/joins.repository'
import { selectApplicant } from '#content/promotions/member.repository'
import { selectPictures } from '#content/promotions/pictures.repository'
import { runs } from '#content/promotions/rules'
import { titlesOf } from '#content/promotions/wire'

/** What reviewers see of applications and joins (PLT-09). */
export class Review {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async queue({
    cursor,
    limit,
    ...filter
  }: Narrowed<typeof listRewards>): Promise<ValueOf<typeof listRewards>> {
    const rows = await selectQueue(this.#platform.db, {
      ...filter,
      place: timePlace(cursor),
      limit: limit + 1,
    })
    const { page, nextCursor } = timePage(rows, limit, ({ applied_at, id }) => ({ at: applied_at, id }))
    return { list: page.map(toQueued), nextCursor }
  }

  /** Throws ApiError `reward_unknown`. */
  async row(id: string): Promise<QueueRow> {
    const [row] = await selectQueue(this.#platform.db, { id, limit: 1 })
    if (!row) throw new ApiError('reward_unknown', { field: 'id' })
    return row
  }

  async read(id: string, addressOf: (pictureId: string) => string): Promise<ReadReward> {
    const { db } = this.#platform
    const row = await this.row(id)
    const [member, balances, others, pictures, joined] = await Promise.all([
      selectApplicant(db, row.member_id),
      selectBalances(db, row.member_id),
      countOthers(db, row),
      selectPictures(db, [id]),
      selectJoined(db, row.member_id, { promotionId: row.promotion_id, limit: 1 }),
    ])
    const main = balances.find(({ wallet, currency }) => wallet === 'MAIN' && currency === row.currency)
    return {
      ...toQueued(row),
      remarks: row.remarks,
      shown: pictures.map((picture) => ({
        url: addressOf(picture.id),
        width: picture.width,
        height: picture.height,
      })),
      answer: row.answer === null ? null : localisedText.parse(row.answer),
      member: {
        account: member.account,
        nickname: member.nickname,
        type: member.type,
        closed: member.status === 'disabled',
        since: member.created_at.toISOString(),
        joinedAt: joined[0]?.joined_at.toISOString() ?? null,
        balance: toDecimal(main?.balance ?? 0n, row.currency),
        others,
      },
    }
  }

  async joins({ cursor, limit, ...filter }: Narrowed<typeof listJoins>): Promise<ValueOf<typeof listJoins>> {
    const { clock, db } = this.#platform
    const rows = await selectJoins(db, { ...filter, before: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ joined_at, id }) => ({ at: joined_at, id }))
    return {
      list: page.map((row) => ({
        id: row.id,
        merchant: row.merchant,
        account: row.account,
        promotionId: row.promotion_id,
        promotion: titlesOf(row.texts),
        joinedAt: row.joined_at.toISOString(),
        state: row.state ?? (runs(row, clock.now()) ? 'joined' : 'ended'),
      })),
      nextCursor,
    }
  }
}

export function toQueued(row: QueueRow): QueuedReward {
  return {
    id: row.id,
    merchant: row.merchant,
    account: row.account,
    promotionId: row.promotion_id,
    promotion: titlesOf(row.texts),
    state: row.state,
    pictures: row.pictures ?? 0,
    appliedAt: row.applied_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    amount: row.amount === null ? null : toDecimal(row.amount, row.currency),
    currency: row.currency,
  }
}
