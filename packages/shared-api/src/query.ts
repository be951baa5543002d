import { queryOptions, infiniteQueryOptions } from '@tanstack/react-query'
import { baseLanguage } from './session/session.atoms.ts'
import { site } from './site.ts'

type QueryValue = string | number | undefined

/** The canonical address of a GET call: path and the query in the order given, empty values left out. It is also the cache key and what module.json declares. */
export function callUrl(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.append(name, String(value))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

const language = () => site().store.get(baseLanguage)

/**
 * Query options of a GET call; `Value` is the call's type in the contract, parsed by the platform's own response schema.
 * `member` calls are refetched when a session starts and forgotten when it ends.
 */
export function getQuery<Value>(
  path: string,
  query?: Readonly<Record<string, QueryValue>>,
  options: { readonly member?: boolean } = {},
) {
  const url = callUrl(path, query)
  return queryOptions({
    queryKey: [url, language()] as const,
    queryFn: async ({ signal }) => (await site().client.get(url, { signal })) as Value, // reason: typed by the contract, checked by the platform
    meta: { member: options.member === true },
  })
}

/** Pages stay this long after their screen was left, for the way back from a game. */
const PAGES_KEPT_MS = 30 * 60_000

/** Paged GET call: `page` is written into the query under `pageParam`, more pages exist while page < totalPages (A4). */
export function getPagedQuery<Value extends { readonly totalPages: number }>(
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  pageParam: string,
  options: { readonly member?: boolean } = {},
) {
  return infiniteQueryOptions({
    queryKey: ['paged', callUrl(path, query), language()] as const,
    initialPageParam: 1,
    queryFn: async ({ pageParam: page, signal }) =>
      (await site().client.get(callUrl(path, { ...query, [pageParam]: page }), { signal })) as Value, // reason: as above
    getNextPageParam: (last, _pages, page) => (page < last.totalPages ? page + 1 : undefined),
    initialData: () => {
      const first = site().queries.getQueryData<Value>([
        callUrl(path, { ...query, [pageParam]: 1 }),
        language(),
      ])
      return first === undefined ? undefined : { pages: [first], pageParams: [1] }
    },
    gcTime: PAGES_KEPT_MS,
    // Coming back shows what was loaded; asking for every page of it again would take as long as loading it did.
    refetchOnMount: ({ state }) => state.isInvalidated || (state.data?.pages.length ?? 0) <= 1,
    meta: { member: options.member === true },
  })
}
