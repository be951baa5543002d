import { HOME_PATH } from '@site/config'
import type { PlanRoute } from '@site/config/schema'
import { navigate, routeOf, site } from '@site/shared-api'
import { useSyncExternalStore } from 'react'

let drawnPath = '/'

/** The path of the page; on the server the one that is being drawn. */
export function currentPath(): string {
  return typeof location === 'undefined' ? drawnPath : location.pathname
}

/** Called by the server's drawing alone. */
export function setDrawnPath(path: string): void {
  drawnPath = path
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}

/** Path of the page, followed through every navigation (single-spa sends each as a popstate). */
export function usePath(): string {
  return useSyncExternalStore(subscribe, currentPath, currentPath)
}

/** The plan's route now shown; undefined where no module of the brand draws this path. */
export function useRoute(): PlanRoute | undefined {
  return routeOf(site().plan, usePath())
}

/** How many steps of this visit lie behind: a deep link has no page to go back to (SHL-04). */
let steps = 0
export function countStep(): void {
  steps += 1
}

interface WithNavigation {
  readonly navigation?: { readonly canGoBack: boolean }
}

/** Whether a page of this site lies behind, as the browser knows it; where it does not say, as this visit counts. */
function hasPageBehind(): boolean {
  const { navigation } = globalThis as WithNavigation // reason: not in TypeScript's DOM for every browser yet
  return navigation?.canGoBack ?? steps > 0
}

let moved = false
/** Called when the page shows another path than it came with. */
export function noteMove(): void {
  moved = true
}
/** Whether the screen that comes now is entered from another one, not the one that came with the page. */
export function hasMoved(): boolean {
  return moved
}

/** The back rule of A2: a fixed path where the route names one, else one page back, else home. */
export function goBack(): void {
  const back = routeOf(site().plan, currentPath())?.back
  if (back != null && back !== 'history') navigate(back)
  else if (hasPageBehind()) history.back()
  else navigate(HOME_PATH)
}
