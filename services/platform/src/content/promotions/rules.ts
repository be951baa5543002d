import { isFreePlay } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Session } from '#identity/index'
import { selectPromotion, type PromotionRow } from '#content/promotions/promotion.repository'

type Period = Pick<PromotionRow, 'end_at' | 'archived_at'>
type Asks = Pick<PromotionRow, 'image_required' | 'remark_required'>

/** Whether a promotion can be seen and taken part in; its end is not part of it any more. */
export const runs = ({ end_at, archived_at }: Period, now: Date): boolean =>
  archived_at === null && (end_at === null || end_at > now)

/** Whether its reward is applied for: what asks for nothing is given without (B5). */
export const takesApplications = ({ image_required, remark_required }: Asks): boolean =>
  image_required || remark_required

/** The promotion that a member may take part in. Throws ApiError `trial_refused`, `promotion_unknown`, `promotion_ended`. */
export async function requirePromotion(
  db: Database,
  session: Session,
  { id, now }: { id: string; now: Date },
): Promise<PromotionRow> {
  if (isFreePlay(session.type)) throw new ApiError('trial_refused')
  const promotion = await selectPromotion(db, { merchant: session.merchant, id, now })
  if (!promotion) throw new ApiError('promotion_unknown', { field: 'promotionId' })
  if (!runs(promotion, now)) throw new ApiError('promotion_ended', { field: 'promotionId' })
  return promotion
}
