import { answersOf, call, callQuery, cursorCallQuery, site } from '@site/shared-api'
import {
  joinPromotion,
  listJoined,
  type JoinedPromotion,
  type JoinedState,
} from '@site/shared-api/contract/promotion'

export type { JoinedPromotion, JoinedState }

/** How far the member is with one promotion: an answer for this member alone. */
export const joinedQuery = (promotionId: string) =>
  callQuery(listJoined, { query: { promotionId, limit: 1 } })

/** What the member has joined, the newest first (CON-02). */
export const allJoinedQuery = () => cursorCallQuery(listJoined, { query: {} })

/** Joins; twice is once. Failures are said by the call, but for `silent` codes. */
export async function join(promotionId: string): Promise<void> {
  await call(joinPromotion, { body: { promotionId } })
  await joinedChanged()
}

/** Every place that shows how far the member is asks again. */
export async function joinedChanged(): Promise<void> {
  await site().queries.invalidateQueries({ predicate: answersOf(listJoined) })
}
