import type { Anchor } from '../contract/anchor.ts'
import { getQuery } from '../query.ts'
import { site } from '../site.ts'

export type { Anchor } from '../contract/anchor.ts'

const FOCUS_PATH = '/wps/anchors/focus'

/** Live anchors, those on air first (B7). */
export function anchorsQuery(type: 'hot' | 'promo') {
  return getQuery<readonly Anchor[]>('/wps/anchors', { type })
}

/** The anchors that the member follows (B7). */
export function focusedAnchorsQuery() {
  return getQuery<readonly Anchor[]>(FOCUS_PATH, {}, { member: true })
}

/** Follows an anchor or stops; at once on the page, undone and thrown on when the platform refuses. */
export async function setFocus(anchor: Anchor, focused: boolean): Promise<void> {
  const { client, queries } = site()
  const note = (follows: boolean): void =>
    queries.setQueriesData<readonly Anchor[]>({ queryKey: [FOCUS_PATH] }, (list = []) => [
      ...(follows ? [anchor] : []),
      ...list.filter(({ id }) => id !== anchor.id),
    ]) && undefined
  await queries.cancelQueries({ queryKey: [FOCUS_PATH] })
  note(focused)
  try {
    await client.send(focused ? 'POST' : 'DELETE', FOCUS_PATH, { anchorId: anchor.id })
  } catch (error) {
    note(!focused)
    throw error
  }
}
