import {
  SECURITY_EVENTS,
  securityEvents,
  type SecurityEventKind,
} from '@site/shared-api/contract/security-event'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const walk = cursorPages<Awaited<ReturnType<typeof call<typeof securityEvents>>>['list'][number]>()
const isKind = (text: string | undefined): text is SecurityEventKind =>
  SECURITY_EVENTS.some((kind) => kind === text)

/** Events of the chosen brand; none before one is chosen. */
export const securitySource: Source = {
  async list(params) {
    const merchant = filterText(params, 'brand')
    if (merchant === undefined) return { data: [], total: 0 }
    const account = filterText(params, 'account')
    const kind = filterText(params, 'kind')
    const { page = 1, perPage = 50 } = params.pagination ?? {}
    const filters = {
      ...(account !== undefined && { account }),
      ...(isKind(kind) && { kind }),
      limit: perPage,
    }
    const { list, hasNext } = await walk(JSON.stringify([merchant, filters]), page, async (cursor) => {
      const query = { ...filters, ...(cursor !== undefined && { cursor }) }
      const answer = await call(
        securityEvents,
        { params: { merchant }, query },
        params.signal ? { signal: params.signal } : {},
      )
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}
