import { listMailings, type Mailing } from '@site/shared-api/contract/mailing'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const walk = cursorPages<Mailing>()

/** Messages to members of the chosen brand; none before one is chosen. */
export const mailingsSource: Source = {
  async list(params) {
    const merchant = filterText(params, 'brand')
    if (merchant === undefined) return { data: [], total: 0 }
    const { page = 1, perPage = 20 } = params.pagination ?? {}
    const { list, hasNext } = await walk(JSON.stringify([merchant, perPage]), page, async (cursor) => {
      const query = { limit: perPage, ...(cursor !== undefined && { cursor }) }
      const answer = await call(
        listMailings,
        { params: { merchant }, query },
        params.signal ? { signal: params.signal } : {},
      )
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: list.map((one) => ({ ...one, merchant })), hasNext }
  },
}
