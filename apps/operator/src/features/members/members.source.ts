import { listMembers, type ConsoleMember } from '@site/shared-api/contract/operator-member'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const PER_PAGE = 50
const walk = cursorPages<ConsoleMember>()

/** Members of the chosen brand; none before one is chosen. */
export const membersSource: Source = {
  async list(params) {
    const merchant = filterText(params, 'brand')
    if (merchant === undefined) return { data: [], total: 0 }
    const search = filterText(params, 'search')
    const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
    const filters = { ...(search !== undefined && { search }), limit: perPage }
    const { list, hasNext } = await walk(JSON.stringify([merchant, filters]), page, async (cursor) => {
      const query = { ...filters, ...(cursor !== undefined && { cursor }) }
      const answer = await call(
        listMembers,
        { params: { merchant }, query },
        params.signal ? { signal: params.signal } : {},
      )
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}
