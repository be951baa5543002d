import { keptTop } from './kept-tile.ts'

const HASH = /^#game-(\d+)$/
/** How long the list may take to show the tile again. */
const PATIENCE_MS = 4_000

/** A guest who was sent to log in by a heart comes back to the same tile (LOB-13): the page's place, then its heart. */
export function returnToTile(): void {
  const id = HASH.exec(location.hash)?.[1]
  if (id === undefined) return
  const top = keptTop(location.pathname + location.search + location.hash)
  const began = performance.now()
  const look = (): void => {
    const tile = document.querySelector(`[data-game="${id}"]`)
    if (tile === null || tile.closest('[aria-hidden]') !== null) {
      if (document.documentElement.scrollHeight - innerHeight >= top) scrollTo({ top })
      if (performance.now() - began < PATIENCE_MS) requestAnimationFrame(look)
      return
    }
    history.replaceState(history.state, '', location.pathname + location.search)
    tile.scrollIntoView({ block: 'center' })
    tile.querySelector<HTMLElement>('button[aria-pressed]')?.focus({ preventScroll: true })
  }
  look()
}
