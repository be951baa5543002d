import { historyEntry, sessionStore } from '@site/shared-api'
import { useEffect, useState } from 'react'

export interface Search {
  readonly name: string
  /** Key of a category; all of them when absent. */
  readonly category?: string
}

const KEY = 'lobby.search'
const NOTHING: Search = { name: '' }

function read(): Search {
  const kept = sessionStore.read(KEY)
  if (typeof kept !== 'object' || kept === null || !('entry' in kept) || kept.entry !== historyEntry())
    return NOTHING
  return 'search' in kept ? (kept.search as Search) : NOTHING // reason: written by keep alone
}

function keep(search: Search): void {
  sessionStore.write(KEY, { entry: historyEntry(), search })
}

/** What is searched for; the search screen finds its own again on the way back from a game, a popup begins anew. */
export function useKeptSearch(place: 'screen' | 'popup') {
  const [search, setSearch] = useState(NOTHING)
  useEffect(() => {
    if (place === 'screen') setSearch(read())
  }, [place])
  return {
    search,
    change(next: Search) {
      setSearch(next)
      if (place === 'screen') keep(next)
    },
  }
}
