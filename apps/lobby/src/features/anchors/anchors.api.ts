import { answersOf, call, callQuery, site } from '@site/shared-api'
import {
  anchors,
  focusAnchor,
  focusedAnchors,
  unfocusAnchor,
  type Anchor,
} from '@site/shared-api/contract/anchor'

/** Live anchors, those on air first (B7). */
export function anchorsQuery(type: 'hot' | 'promo') {
  return callQuery(anchors, { query: { type } })
}

/** The anchors that the member follows (B7). */
export function focusedAnchorsQuery() {
  return callQuery(focusedAnchors)
}

/** Follows an anchor or stops; at once on the page, undone and thrown on when the platform refuses. */
export async function setFocus(anchor: Anchor, focused: boolean): Promise<void> {
  const { queries } = site()
  const predicate = answersOf(focusedAnchors)
  const note = (follows: boolean): void =>
    queries.setQueriesData<readonly Anchor[]>({ predicate }, (list = []) => [
      ...(follows ? [anchor] : []),
      ...list.filter(({ id }) => id !== anchor.id),
    ]) && undefined
  await queries.cancelQueries({ predicate })
  note(focused)
  try {
    await call(focused ? focusAnchor : unfocusAnchor, { body: { anchorId: anchor.id } }, { alert: 'own' })
  } catch (error) {
    note(!focused)
    throw error
  }
}
