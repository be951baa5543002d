import { storage } from '@site/shared-api'
import { useEffect, useState } from 'react'

const KEY = 'lobby.searches'
const MOST = 8

function read(): readonly string[] {
  const kept = storage.read(KEY)
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
}

/** What was searched for on this device, the latest first; nothing until the page is alive, as the server drew it. */
export function useKnownSearches() {
  const [searches, setSearches] = useState<readonly string[]>([])
  useEffect(() => setSearches(read()), [])
  return {
    searches,
    keep(name: string) {
      if (name === '') return
      const now = [name, ...read().filter((one) => one !== name)].slice(0, MOST)
      storage.write(KEY, now)
      setSearches(now)
    },
    forget() {
      storage.remove(KEY)
      setSearches([])
    },
  }
}
