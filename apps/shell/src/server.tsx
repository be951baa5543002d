import type { Plan } from '@site/config/schema'
import { routeOf, SiteRoot, startSite } from '@site/shared-api'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createComposition } from '#host/composition/composition.ts'
import { ModuleRoot } from '#host/composition/module-root.tsx'
import { drawFaults, type DrawFault } from '#host/composition/draw-faults.tsx'
import { NoServerBuild, type Exposed, type ModuleSource } from '#host/composition/module-source.ts'
import { sharedLibraries as shared } from '#host/composition/shared-libraries.ts'
import * as rxjs from '#host/composition/shared-rxjs.ts'
import { Footer } from '#chrome/footer/footer.tsx'
import { Header } from '#chrome/header/header.tsx'
import { OfflineScreen } from '#host/offline/offline-screen.tsx'
import { setDrawnPath } from '#host/routing/location.ts'
import { StatusScreen } from '#host/status/status-screen.tsx'
import { WelcomePlace } from '#chrome/welcome/welcome-place.tsx'

/** What the server builds of modules are given instead of their own copies. */
export const sharedLibraries = { ...shared, rxjs }

export interface Drawn {
  readonly header: string
  readonly screen: string
  readonly footer: string
  readonly welcome: string
  /** False when the screen could not be drawn: the page then carries its skeleton. */
  readonly complete: boolean
  readonly failure?: string
}

export type Exposes = Readonly<Record<string, Readonly<Record<string, Exposed>>>>

const sourceOf = (exposes: Exposes): ModuleSource => ({
  ready: (module, expose) => exposes[module]?.[expose],
  load: (module, expose) => Promise.reject(new NoServerBuild(`${module}${expose} has no server build`)),
  prefetch: () => undefined,
})

function startOnServer(plan: Plan, source: ModuleSource): void {
  startSite(
    plan,
    createComposition(plan, source, () => undefined),
  )
}

/** What modules' own code threw inside the boundaries of a drawing that is not complete. */
export const faultsOf = (plan: Plan, url: string, exposes: Exposes): Promise<readonly DrawFault[]> =>
  drawFaults(plan, url, sourceOf(exposes), (source) => startOnServer(plan, source))

/** Draws frame and landing screen of a plan from the releases' server builds; never throws for a module's fault. */
export function draw(plan: Plan, url: string, exposes: Exposes): Drawn {
  const path = url.split('?')[0] ?? url
  startOnServer(plan, sourceOf(exposes))
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
    const screen = renderToString(
      <ModuleRoot
        module={route.module}
        router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
      />,
    )
    return { ...frame, screen, complete: !screen.includes('<!--$!-->') }
  } catch (error) {
    return { ...frame, screen: '', complete: false, failure: String(error) }
  }
}
