import { cursorPages } from '#providers/cursor-pages.ts'
import { filterText, type Source } from '#providers/source.ts'

const PER_PAGE = 25

interface Page<Row> {
  readonly list: readonly Row[]
  readonly nextCursor: string | null
}
type Ask<Row> = (
  query: Record<string, string | number>,
  signal: { signal?: AbortSignal },
) => Promise<Page<Row>>

/** A list of the contract that is walked by its cursor, with the filters that were set; nothing before those that are needed are. */
export function cursorSource<Row extends { id: string }>(
  filters: readonly string[],
  ask: Ask<Row>,
  needed: readonly string[] = [],
): Source {
  const walk = cursorPages<Row>()
  return {
    async list(params) {
      const { page = 1, perPage = PER_PAGE } = params.pagination ?? {}
      const filterValues = Object.fromEntries(
        filters.flatMap((name) => {
          const value = filterText(params, name)
          return value === undefined ? [] : [[name, value]]
        }),
      )
      if (needed.some((name) => filterValues[name] === undefined)) return { data: [], total: 0 }
      const { list, hasNext } = await walk(JSON.stringify([filterValues, perPage]), page, async (cursor) => {
        const query = { ...filterValues, limit: perPage, ...(cursor !== undefined && { cursor }) }
        const answer = await ask(query, params.signal ? { signal: params.signal } : {})
        return { list: answer.list, next: answer.nextCursor ?? undefined }
      })
      return { data: [...list], hasNext }
    },
  }
}
