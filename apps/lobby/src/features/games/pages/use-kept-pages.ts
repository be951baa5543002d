import { historyEntry, sessionStore, useQueryClient } from '@site/shared-api'
import { useEffect, useRef, useState } from 'react'

const KEY = 'lobby.pages'
const KEPT = 30
/** A reload brings back at most so many pages: each is a call. */
const MOST_PAGES = 10

type Kept = Readonly<Record<string, number>>

function read(): Kept {
  const kept = sessionStore.read(KEY)
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {} // reason: written by keep alone
}

function keep(place: string, pages: number): void {
  const others = Object.entries(read()).filter(([other]) => other !== place)
  sessionStore.write(KEY, Object.fromEntries([...others, [place, pages]].slice(-KEPT)))
}

/** A list that takes another's place on the same screen does not take over how much of that was wanted. */
const listOf = (address: string): string => address.split('?', 1)[0] ?? ''

const placeNow = (): string => `${historyEntry() ?? ''} ${location.pathname}${location.search}`

interface Paged {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isError: boolean
  fetchNextPage(): unknown
}

interface PagedData {
  readonly pages: readonly unknown[]
  readonly pageParams: readonly unknown[]
}

/**
 * The pages of a list belong to its place in the history: on the way back and after a reload they are there again, a new
 * visit begins with the first (LOB-24). `address` distinguishes lists at the same place.
 */
export function useKeptPages(list: Paged, queryKey: readonly unknown[], address: string): void {
  const cache = useQueryClient()
  const count = list.data?.pages.length ?? 0
  const [plan, setPlan] = useState<{ readonly of: string; readonly pages: number }>()
  const of = listOf(address)
  const wanted = plan?.of === of ? plan.pages : undefined
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const place = placeNow()
    if (seen.current === place) return
    seen.current = place
    const kept = read()[place]
    setPlan({ of, pages: Math.min(kept ?? 0, MOST_PAGES) })
    const data = cache.getQueryData<PagedData>(queryKey)
    if (kept !== undefined || data === undefined || data.pages.length <= 1) return
    if (location.hash !== '') return
    cache.setQueryData<PagedData>(queryKey, {
      pages: data.pages.slice(0, 1),
      pageParams: data.pageParams.slice(0, 1),
    })
    void cache.invalidateQueries({ queryKey, exact: true })
  }, [address, of, cache, queryKey])
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const missing = wanted !== undefined && count > 0 && count < wanted && hasNextPage && !isError
  useEffect(() => {
    if (missing && !isFetching) void fetchNextPage()
  }, [missing, isFetching, fetchNextPage])
  useEffect(() => {
    if (wanted !== undefined && count > 0 && !missing) keep(placeNow(), count)
  }, [wanted, count, missing])
}
