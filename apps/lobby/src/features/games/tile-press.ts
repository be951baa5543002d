import { openPopup } from '@site/shared-api'
import { createPress } from '@site/ui'
import { returnToTile } from './return-to-tile.ts'

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && target.closest('button[aria-pressed]') === null
    ? target.closest<HTMLElement>('[data-game]')
    : null

function details(tile: HTMLElement): void {
  const title = tile.querySelector('[data-name]')?.textContent ?? ''
  openPopup('game', { nodeId: tile.dataset['game'] ?? '', title })
}

const press = createPress({ pressed: tileOf, onLong: details })

/** The mouse's other button, the context-menu key and Shift+F10; a finger has its long press already. */
function menu(event: MouseEvent): void {
  const tile = tileOf(event.target)
  if (tile === null) return
  event.preventDefault()
  const finger = 'pointerType' in event && event.pointerType === 'touch'
  if (!finger && !press.swallows) details(tile)
}

let following = false

/**
 * The presses of every game tile on the page; a long one shows its details (SHL-22, A9). In a file of its own, fetched when the page is idle: a tap needs none of it.
 */
export function followPresses(): void {
  returnToTile()
  if (following) return
  following = true
  addEventListener('pointerdown', press.down, { passive: true })
  addEventListener('pointermove', press.move, { passive: true })
  for (const end of ['pointerup', 'pointercancel', 'scroll'] as const)
    addEventListener(end, press.release, { passive: true, capture: true })
  addEventListener('contextmenu', menu)
  addEventListener(
    'click',
    (event) => {
      if (!press.swallows || tileOf(event.target) === null) return
      press.swallows = false
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}
