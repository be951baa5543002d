import {
  createComposition,
  drawFaults,
  drawScreen,
  releaseSource,
  type DrawFault,
  type Exposes,
  type ModuleSource,
} from '@site/composition/server'
import type { Plan } from '@site/config/schema'
import { routeOf, SiteRoot, startSite } from '@site/shared-api'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Footer } from '#chrome/footer/footer.tsx'
import { Header } from '#chrome/header/header.tsx'
import { OfflineScreen } from '#host/offline/offline-screen.tsx'
import { hasMoved, setDrawnPath } from '#host/routing/location.ts'
import { LoadingScreen } from '#host/status/loading-screen.tsx'
import { StatusScreen } from '#host/status/status-screen.tsx'
import { WelcomePlace } from '#chrome/welcome/welcome-place.tsx'

export { allLibraries as sharedLibraries } from '@site/composition/server'

export interface Drawn {
  readonly header: string
  readonly screen: string
  readonly footer: string
  readonly welcome: string
  /** False when the screen could not be drawn: the page then carries its skeleton. */
  readonly complete: boolean
  readonly failure?: string
}

const host = { skeleton: <LoadingScreen />, hasMoved }

function startOnServer(plan: Plan, source: ModuleSource): void {
  const nothing = (): void => undefined
  const steps = { navigate: nothing, back: nothing, prefetchPopup: nothing }
  startSite(plan, createComposition(plan, source, steps))
}

/** What modules' own code threw inside the boundaries of a drawing that is not complete. */
export const faultsOf = (plan: Plan, url: string, exposes: Exposes): Promise<readonly DrawFault[]> =>
  drawFaults(plan, url, releaseSource(exposes), (source) => startOnServer(plan, source), host)

/** Draws frame and landing screen of a plan from the releases' server builds; never throws for a module's fault. */
export function draw(plan: Plan, url: string, exposes: Exposes): Drawn {
  const path = url.split('?')[0] ?? url
  startOnServer(plan, releaseSource(exposes))
  setDrawnPath(path)
  const inSite = (children: ReactNode): string => renderToString(<SiteRoot>{children}</SiteRoot>)
  if (plan.status !== 0)
    return {
      header: '',
      footer: '',
      welcome: '',
      screen: inSite(<StatusScreen status={plan.status} />),
      complete: true,
    }
  const frame = { header: inSite(<Header />), footer: inSite(<Footer />), welcome: inSite(<WelcomePlace />) }
  if (plan.offline) return { ...frame, welcome: '', screen: inSite(<OfflineScreen />), complete: true }
  const route = routeOf(plan, path)
  if (route === undefined) return { ...frame, screen: '', complete: true }
  try {
    const screen = drawScreen({ module: route.module, url, host })
    return { ...frame, screen, complete: !screen.includes('<!--$!-->') }
  } catch (error) {
    return { ...frame, screen: '', complete: false, failure: String(error) }
  }
}
