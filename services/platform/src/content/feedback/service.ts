import type { FeedbackCategory } from '@site/shared-api/contract/feedback'
import { isFreePlay } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { insertFeedback, selectFeedback, type FeedbackRow } from '#content/feedback/repository'
import type { Session } from '#identity/index'

const HOUR_MS = 60 * 60 * 1000
/** Of one member. */
const MOST_PER_HOUR = 5

export interface NewFeedback {
  readonly id: string
  readonly category: FeedbackCategory
  readonly content: string
}

/**
 * Stores a member's feedback, once for each id (CON-07); throws ApiError `feedback_length` outside the brand's bounds (B5),
 * `trial_refused`, `too_many_requests`, and `transaction_conflict` for an id that is used for other feedback.
 */
export async function keepFeedback(
  { db, clock, throttle }: Platform,
  { brand, session }: { brand: LiveBrand; session: Session },
  { id, category, content }: NewFeedback,
): Promise<FeedbackRow> {
  if (isFreePlay(session.type)) throw new ApiError('trial_refused')
  const { min, max } = brand.document.feedbackLength
  const length = [...content].length
  if (length < min || length > max)
    throw new ApiError('feedback_length', { field: 'content', data: { min, max } })
  const row: FeedbackRow = {
    id,
    merchant: brand.merchant,
    member_id: session.memberId,
    category,
    content,
    state: 'waiting',
    sent_at: clock.now(),
    answer: null,
    handled_at: null,
    handled_by: null,
  }
  return await db.transaction().execute(async (tx) => {
    if (await insertFeedback(tx, row)) {
      await throttle.within(tx).take({
        subject: `feedback:${session.memberId}`,
        most: MOST_PER_HOUR,
        windowMs: HOUR_MS,
      })
      return row
    }
    const known = await selectFeedback(tx, id)
    const isSame =
      known?.member_id === session.memberId && known.content === content && known.category === category
    if (!isSame) throw new ApiError('transaction_conflict', { field: 'id' })
    return known
  })
}
