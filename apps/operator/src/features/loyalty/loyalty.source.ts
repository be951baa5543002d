import type { ValueOf } from '@site/shared-api/contract/call'
import {
  listConsoleMallOrders,
  listGrants,
  listRebates,
  type ConsoleGrant,
  type ConsoleMallOrder,
} from '@site/shared-api/contract/reward-console'
import { call } from '#client/call.ts'
import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const PER_PAGE = 25
const FILTERS = ['merchant', 'account', 'search', 'kind', 'period', 'state', 'source'] as const

interface Page<Row> {
  readonly list: readonly Row[]
  readonly nextCursor: string | null
}
type Ask<Row> = (
  query: Record<string, string | number>,
  signal: { signal?: AbortSignal },
) => Promise<Page<Row>>

/** A list of the contract that is walked by its cursor, with the filters that were set. */
export function sourceOf<Row extends { id: string }>(ask: Ask<Row>): Source {
  const walk = cursorPages<Row>()
  return {
    async list(params) {
      const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
      const asked = Object.fromEntries(
        FILTERS.flatMap((name) => {
          const value = filterText(params, name)
          return value === undefined ? [] : [[name, value]]
        }),
      )
      const { list, hasNext } = await walk(JSON.stringify([asked, perPage]), page, async (cursor) => {
        const query = { ...asked, limit: perPage, ...(cursor !== undefined && { cursor }) }
        const answer = await ask(query, params.signal ? { signal: params.signal } : {})
        return { list: answer.list, next: answer.nextCursor ?? undefined }
      })
      return { data: [...list], hasNext }
    },
  }
}

export const grantsSource = sourceOf<ConsoleGrant>((query, options) => call(listGrants, { query }, options))
export const mallOrdersSource = sourceOf<ConsoleMallOrder>((query, options) =>
  call(listConsoleMallOrders, { query }, options),
)
export const rebatesSource = sourceOf<ValueOf<typeof listRebates>['list'][number]>((query, options) =>
  call(listRebates, { query }, options),
)
