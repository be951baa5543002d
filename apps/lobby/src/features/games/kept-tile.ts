import { sessionStore } from '@site/shared-api'

const KEY = 'lobby.tile'

/** Keeps the way back to a tile: the page's address with the tile's hash, and how far the page is scrolled. */
export function keepTile(next: string): void {
  sessionStore.write(KEY, [next, scrollY])
}

/** How far the page was scrolled when `next` was kept. */
export function keptTop(next: string): number {
  const kept = sessionStore.read(KEY)
  return Array.isArray(kept) && kept[0] === next && typeof kept[1] === 'number' ? kept[1] : 0
}
