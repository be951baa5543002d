import { PAGE_SIZE_LIST } from '@site/config'
import { callQuery, cursorCallQuery } from '@site/shared-api'
import { listNotices, type Notice } from '@site/shared-api/contract/announcement'

export type { Notice }

const OF_MEMBER = { personal: true }

/** A page after the other, the popular ones first; with `index` also the one at that place (B2). */
export function noticesQuery(index: number | undefined) {
  return cursorCallQuery(listNotices, { query: { limit: PAGE_SIZE_LIST, index } }, OF_MEMBER)
}

/** One notice; the list of it is empty where it is gone, another brand's, or not for this reader. */
export function noticeQuery(id: string) {
  return callQuery(listNotices, { query: { id, limit: 1 } }, OF_MEMBER)
}

/** How many the member has not read. */
export function unreadNoticesQuery() {
  return callQuery(listNotices, { query: { limit: 1 } }, OF_MEMBER)
}
