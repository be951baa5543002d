import { HISTORY_ENTRY, historyEntry, sessionStore } from '@site/shared-api'

const KEY = 'scroll.places'
const KEPT = 50
/** How long the content of a page may take to be tall enough again. */
const PATIENCE_MS = 5_000
/** A place that held this long is the page's own: nothing moves it any more. */
const SETTLED_MS = 300
const HANDS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

let places = new Map<string, number>()
let current: string | undefined
let returning: object | undefined

/** State of a new history entry with an id of its own. */
export function newEntry(): Record<string, string> {
  return { [HISTORY_ENTRY]: Math.random().toString(36).slice(2) }
}

/** State of the entry that is shown, without what lay over its page. */
export function sameEntry(): Record<string, string> {
  const id = historyEntry()
  return id === undefined ? newEntry() : { [HISTORY_ENTRY]: id }
}

function read(): Map<string, number> {
  const kept = sessionStore.read(KEY)
  const pairs: readonly unknown[] = Array.isArray(kept) ? kept : []
  return new Map(
    pairs.filter((pair): pair is [string, number] => Array.isArray(pair) && typeof pair[1] === 'number'),
  )
}

function keep(): void {
  sessionStore.write(KEY, [...places].slice(-KEPT))
}

function note(): void {
  if (current === undefined || returning !== undefined) return
  places.delete(current)
  places.set(current, Math.round(scrollY))
}

/** Brings the page back to where it was, as soon as it is tall enough, unless the player moves it first. */
function returnTo(top: number): void {
  const mine = (returning = {})
  const began = performance.now()
  let there: number | undefined
  const end = (): void => {
    if (returning === mine) returning = undefined
    for (const hand of HANDS) removeEventListener(hand, end)
  }
  for (const hand of HANDS) addEventListener(hand, end, { passive: true })
  const step = (): void => {
    if (returning !== mine) return end()
    const now = performance.now()
    if (Math.abs(scrollY - top) <= 1) there ??= now
    else {
      there = undefined
      if (document.documentElement.scrollHeight - innerHeight >= top - 1) scrollTo({ top })
    }
    if (now - (there ?? now) > SETTLED_MS || now - began > PATIENCE_MS) return end()
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Called after each step: from now on places belong to the entry that is shown. */
export function enterEntry(): void {
  returning = undefined
  current = historyEntry()
}

/** Every page keeps its scroll place for the way back and for a reload (LOB-24). */
export function followScroll(): void {
  places = read()
  history.scrollRestoration = 'manual'
  if (historyEntry() === undefined) history.replaceState({ ...history.state, ...newEntry() }, '')
  enterEntry()
  const top = current === undefined ? undefined : places.get(current)
  if (top !== undefined && top > 0) returnTo(top)
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', keep)
  addEventListener('popstate', (event) => {
    // single-spa sends steps of the site itself as well: navigate has dealt with those.
    if ('singleSpa' in event || historyEntry() === current) return
    if (historyEntry() === undefined) history.replaceState({ ...history.state, ...newEntry() }, '')
    enterEntry()
    returnTo(places.get(current ?? '') ?? 0)
  })
}
