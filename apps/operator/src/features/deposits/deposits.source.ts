import type { ValueOf } from '@site/shared-api/contract/call'
import { listConsoleDeposits } from '@site/shared-api/contract/deposit-console'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const PER_PAGE = 50
const FILTERS = ['merchant', 'state', 'account', 'channelId', 'unclaimed'] as const
const walkDeposits = cursorPages<ValueOf<typeof listConsoleDeposits>['list'][number]>()

export const depositsSource: Source = {
  async list(params) {
    const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
    const filters = Object.fromEntries(
      FILTERS.flatMap((name) => {
        const value = filterText(params, name) ?? (params.filter?.[name] === true ? 'true' : undefined)
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const { list, hasNext } = await walkDeposits(JSON.stringify(filters), page, async (cursor) => {
      const query = { ...filters, limit: perPage, ...(cursor !== undefined && { cursor }) }
      const answer = await call(
        listConsoleDeposits,
        { query },
        params.signal ? { signal: params.signal } : {},
      )
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}
