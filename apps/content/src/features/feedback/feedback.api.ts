import { answersOf, call, cursorCallQuery, site } from '@site/shared-api'
import {
  FEEDBACK_CATEGORIES,
  listFeedback,
  sendFeedback,
  type Feedback,
  type FeedbackCategory,
} from '@site/shared-api/contract/feedback'

export type { Feedback, FeedbackCategory }
export { FEEDBACK_CATEGORIES }

/** The platform's code of a text outside the brand's bounds (B5). */
export const LENGTH = 'feedback_length'

export interface Draft {
  /** Made before the first try, and kept for the next ones. */
  readonly id: string
  readonly category: FeedbackCategory
  readonly content: string
}

/** The member's feedback, the newest first, and how long it may be. */
export const feedbackQuery = () => cursorCallQuery(listFeedback)

/** Sends feedback and puts it at the top of the list. */
export async function submitFeedback(draft: Draft): Promise<void> {
  const sentFeedback = await call(sendFeedback, { body: draft }, { alert: { but: [LENGTH] } })
  site().queries.setQueryData(feedbackQuery().queryKey, (now) => {
    const [first, ...others] = now?.pages ?? []
    if (!now || !first) return now
    const list = [sentFeedback, ...first.list.filter(({ id }) => id !== sentFeedback.id)]
    return { ...now, pages: [{ ...first, list }, ...others] }
  })
}

/** An answer comes with a message: the list is fetched again then; returns how to stop. */
export function followAnswers(): () => void {
  const following = site()
    .bus.on('inboxChanged')
    .subscribe(() => void site().queries.invalidateQueries({ predicate: answersOf(listFeedback) }))
  return () => following.unsubscribe()
}
