import {
  useQuery as useCached,
  type DefaultError,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { site } from './site.ts'

const never = (): (() => void) => () => undefined

/** What the server drew a call's part with, in the language of that time. */
function drawnWith([address]: readonly unknown[]): unknown {
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
 * A cached call, followed. While what the server has drawn is being taken over it is what the server knew, whatever
 * another module has fetched since: each module is taken over at its own time, by the markup it was drawn with.
 */
function useDrawnQuery(
  options: UseQueryOptions<unknown, DefaultError, unknown, readonly unknown[]>,
  client?: QueryClient,
): UseQueryResult<unknown> {
  const result = useCached(options, client)
  const data = useSyncExternalStore(
    never,
    () => result.data,
    () => drawnWith(options.queryKey),
  )
  if (data === result.data) return result
  const state = data === undefined ? PENDING : SUCCESS
  // reason: the fields of one of the result's states, set together
  return { ...result, ...state, data } as UseQueryResult<unknown>
}

// reason: the library's own overloads; nothing of their types is changed
export const useQuery = useDrawnQuery as unknown as typeof useCached
