import { storage } from '@site/shared-api'

const KEY = 'greetingsShown'

/** Ids of the announcements that this browser has shown today, by its own calendar; anything unreadable counts as none. */
export function shownToday(): readonly string[] {
  const kept = storage.read(KEY)
  if (typeof kept !== 'object' || kept === null || !('day' in kept) || !('ids' in kept)) return []
  if (kept.day !== today() || !Array.isArray(kept.ids)) return []
  return kept.ids.filter((id) => typeof id === 'string')
}

export function noteShown(ids: readonly string[]): void {
  const all = [...new Set([...shownToday(), ...ids])]
  storage.write(KEY, { day: today(), ids: all })
}

const today = (): string => new Date().toDateString()
