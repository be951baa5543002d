import {
  useInfiniteQuery as useCachedPages,
  useQuery as useCached,
  type DefaultError,
  type InfiniteData,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { isLanguage } from '@site/config'
import { useSyncExternalStore } from 'react'
import { site } from './site.ts'

const never = (): (() => void) => () => undefined

/** What the server drew a call's part with, in the language of that time. */
function drawnWith(address: unknown): unknown {
  return site().plan.data.find(([url]) => url === address)?.[1]
}

const PENDING = {
  status: 'pending',
  isPending: true,
  isSuccess: false,
  isError: false,
  isLoading: true,
} as const
const SUCCESS = {
  status: 'success',
  isPending: false,
  isSuccess: true,
  isError: false,
  isLoading: false,
} as const

/**
 * What a place shows in one language stays there until the same has come in another one: nothing that is typed beside it is lost
 * (SHL-26). The language is the last part of a key. What was forgotten, as a member's data at a sign-out, is not shown.
 */
function untilTranslated(key: QueryKey) {
  return <Data>(before: Data | undefined, query: Pick<Query, 'queryHash' | 'queryKey'> | undefined) => {
    if (query === undefined) return undefined
    const there: unknown = site().queries.getQueryCache().get(query.queryHash)
    if (there !== query) return undefined
    const { queryKey } = query
    const isSame =
      queryKey.length === key.length && key.slice(0, -1).every((part, at) => queryKey[at] === part)
    return isSame && isLanguage(queryKey.at(-1)) ? before : undefined
  }
}

/**
 * A cached call, followed. While what the server has drawn is being taken over it is what the server knew, whatever
 * another module has fetched since: each module is taken over at its own time, by the markup it was drawn with.
 */
function useDrawnQuery(
  options: UseQueryOptions<unknown, DefaultError, unknown, readonly unknown[]>,
  client?: QueryClient,
): UseQueryResult<unknown> {
  const result = useCached({ placeholderData: untilTranslated(options.queryKey), ...options }, client)
  const data = useSyncExternalStore(
    never,
    () => result.data,
    () => drawnWith(options.queryKey[0]),
  )
  if (data === result.data) return result
  const state = data === undefined ? PENDING : SUCCESS
  // reason: the fields of one of the result's states, set together
  return { ...result, ...state, data } as UseQueryResult<unknown>
}

type Pages = InfiniteData<unknown>

/** A list of one page is that page: the server knows no more of a list. */
const onePage = (data: Pages | undefined): unknown => (data?.pages.length === 1 ? data.pages[0] : data)

/** The same for a call that is read page by page: the server draws the first, whose address is the query's `meta.first`. */
function useDrawnPages(
  options: UseInfiniteQueryOptions<unknown, DefaultError, Pages, readonly unknown[]>,
  client?: QueryClient,
): UseInfiniteQueryResult<Pages> {
  const result = useCachedPages({ placeholderData: untilTranslated(options.queryKey), ...options }, client)
  const now = onePage(result.data)
  const shown = useSyncExternalStore(
    never,
    () => now,
    () => drawnWith(options.meta?.['first']),
  )
  if (shown === now) return result
  const first = options.initialPageParam
  const drawn =
    shown === undefined
      ? { ...PENDING, data: undefined, hasNextPage: false }
      : {
          ...SUCCESS,
          data: { pages: [shown], pageParams: [first] },
          hasNextPage: options.getNextPageParam(shown, [shown], first, [first]) !== undefined,
        }
  // reason: the fields of one of the result's states, set together
  return { ...result, ...drawn, isFetchingNextPage: false } as UseInfiniteQueryResult<Pages>
}

// reason: the library's own overloads; nothing of their types is changed
export const useQuery = useDrawnQuery as unknown as typeof useCached
export const useInfiniteQuery = useDrawnPages as unknown as typeof useCachedPages
