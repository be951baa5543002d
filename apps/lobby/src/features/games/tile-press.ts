import { LONG_PRESS_MS, PRESS_DELAY_MS, PRESS_RELEASE_MS, TOUCH_SLOP_PX } from '@site/config'
import { openPopup } from '@site/shared-api'
import { returnToTile } from './return-to-tile.ts'

interface Press {
  readonly tile: HTMLElement
  readonly x: number
  readonly y: number
  readonly timers: readonly ReturnType<typeof setTimeout>[]
}

let press: Press | undefined
/** The click that ends a long press or a drag opens nothing. */
let swallow = false

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && target.closest('button[aria-pressed]') === null
    ? target.closest<HTMLElement>('[data-game]')
    : null

function details(tile: HTMLElement): void {
  const title = tile.querySelector('[data-name]')?.textContent ?? ''
  openPopup('game', { nodeId: tile.dataset['game'] ?? '', title })
}

function release(): void {
  if (press === undefined) return
  const { tile, timers } = press
  press = undefined
  timers.forEach(clearTimeout)
  if ('pressed' in tile.dataset) setTimeout(() => delete tile.dataset['pressed'], PRESS_RELEASE_MS)
}

function down({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent): void {
  release()
  swallow = false
  const tile = tileOf(target)
  if (tile === null || !isPrimary || button !== 0) return
  const timers = [
    setTimeout(() => (tile.dataset['pressed'] = ''), PRESS_DELAY_MS),
    setTimeout(() => {
      swallow = true
      release()
      details(tile)
    }, LONG_PRESS_MS),
  ]
  press = { tile, x, y, timers }
}

function move({ clientX, clientY }: PointerEvent): void {
  if (press === undefined || Math.hypot(clientX - press.x, clientY - press.y) <= TOUCH_SLOP_PX) return
  swallow = true
  release()
}

/** The mouse's other button, the context-menu key and Shift+F10; a finger has its long press already. */
function menu(event: MouseEvent): void {
  const tile = tileOf(event.target)
  if (tile === null) return
  event.preventDefault()
  const finger = 'pointerType' in event && event.pointerType === 'touch'
  if (!finger && !swallow) details(tile)
}

let following = false

/**
 * Gestures of every game tile on the page: pressed after 130 ms, details after 370 ms, released after 100 ms, cancelled by
 * more than 20 px (SHL-22, A9). In a file of its own, fetched when the page is idle: a tap needs none of it.
 */
export function followHands(): void {
  returnToTile()
  if (following) return
  following = true
  addEventListener('pointerdown', down, { passive: true })
  addEventListener('pointermove', move, { passive: true })
  for (const end of ['pointerup', 'pointercancel', 'scroll'] as const)
    addEventListener(end, release, { passive: true, capture: true })
  addEventListener('contextmenu', menu)
  addEventListener(
    'click',
    (event) => {
      if (!swallow || tileOf(event.target) === null) return
      swallow = false
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}
