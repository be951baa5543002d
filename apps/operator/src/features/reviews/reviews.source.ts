import { listReviews, type MemberReview } from '@site/shared-api/contract/member-review'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const PER_PAGE = 50
const FILTERS = ['merchant', 'account', 'state', 'kind'] as const
const walk = cursorPages<MemberReview>()

/** What members ask to be changed, the newest first. */
export const reviewsSource: Source = {
  async list(params) {
    const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
    const filters = Object.fromEntries(
      FILTERS.flatMap((name) => {
        const value = filterText(params, name)
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const { list, hasNext } = await walk(JSON.stringify([filters, perPage]), page, async (cursor) => {
      const query = { ...filters, limit: perPage, ...(cursor !== undefined && { cursor }) }
      const answer = await call(listReviews, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}
