import type { ValueOf } from '@site/shared-api/contract/call'
import { listConsoleCards, listConsoleWithdrawals } from '@site/shared-api/contract/withdraw-console'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const PER_PAGE = 50
type Params = Parameters<Source['list']>[0]
const walkWithdrawals = cursorPages<ValueOf<typeof listConsoleWithdrawals>['list'][number]>()
const walkCards = cursorPages<ValueOf<typeof listConsoleCards>['list'][number]>()

/** What is filtered by, as the calls name it; a switch that is off filters nothing. */
function filtersOf(params: Params, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = filterText(params, name) ?? (params.filter?.[name] === true ? 'true' : undefined)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

export const withdrawalsSource: Source = {
  async list(params) {
    const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
    const filters = filtersOf(params, ['merchant', 'state', 'account', 'signalled'])
    const { list, hasNext } = await walkWithdrawals(JSON.stringify(filters), page, async (cursor) => {
      const query = { ...filters, limit: perPage, ...(cursor !== undefined && { cursor }) }
      const more = params.signal ? { signal: params.signal } : {}
      const answer = await call(listConsoleWithdrawals, { query }, more)
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}

export const cardsSource: Source = {
  async list(params) {
    const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
    const filters = filtersOf(params, ['merchant', 'account', 'number', 'shared'])
    const { list, hasNext } = await walkCards(JSON.stringify(filters), page, async (cursor) => {
      const query = { ...filters, limit: perPage, ...(cursor !== undefined && { cursor }) }
      const answer = await call(listConsoleCards, { query }, params.signal ? { signal: params.signal } : {})
      return { list: answer.list, next: answer.nextCursor ?? undefined }
    })
    return { data: [...list], hasNext }
  },
}
