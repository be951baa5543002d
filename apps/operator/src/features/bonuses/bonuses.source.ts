import type { ValueOf } from '@site/shared-api/contract/call'
import { listConsoleBonuses } from '@site/shared-api/contract/bonus-console'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const PER_PAGE = 50
const FILTERS = ['merchant', 'state', 'account'] as const
const walk = cursorPages<ValueOf<typeof listConsoleBonuses>['list'][number]>()

export const bonusesSource: Source = {
  async list(params) {
    const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
    const filters = Object.fromEntries(
      FILTERS.flatMap((name) => {
        const value = filterText(params, name)
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const { list, hasNext } = await walk(JSON.stringify(filters), page, async (cursor) => {
      const query = { ...filters, limit: perPage, ...(cursor !== undefined && { cursor }) }
      const answer = await call(listConsoleBonuses, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}
