import type { PlanRoute } from '@site/config/schema'
import { LoadError, routeOf, site } from '@site/shared-api'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { registerApplication, start } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import type { ModuleSource } from '../loading/module-source.ts'
import { ModuleRoot } from './module-root.tsx'
import type { ScreenHost } from './screen-place.tsx'

export const placeId = (module: string): string => `m-place-${module}`

function place(module: string): HTMLElement {
  const found = document.getElementById(placeId(module))
  if (found) return found
  const made = Object.assign(document.createElement('div'), { id: placeId(module) })
  document.getElementById('m-screen')?.append(made)
  return made
}

/** A part that did not come is shown in its own place already; any other error that React recovered from is a fault to be seen. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof LoadError)) reportError(error)
}

const client = {
  createRoot: ReactDOMClient.createRoot,
  hydrateRoot: (element: Element, node: React.ReactNode) =>
    ReactDOMClient.hydrateRoot(element, node, { onRecoverableError }),
}

/** The staged loader has its own limits and fall-backs; single-spa need not warn before they are through. */
const PATIENCE_MS = 30_000
const patience = { millis: PATIENCE_MS, warningMillis: PATIENCE_MS, dieOnTimeout: false }

interface Host extends ScreenHost {
  /** Whether a route asks for a session that there is not: none of its screens is drawn then (A5). */
  readonly lacksSession: (route: PlanRoute) => boolean
}

/** Registers one single-spa application per module of the plan; the drawn landing screen is hydrated, others are rendered. */
export function startApplications(source: ModuleSource, host: Host): void {
  const { plan } = site()
  const routeNow = (path: string) => {
    const route = routeOf(plan, path)
    return route && !host.lacksSession(route) ? route : undefined
  }
  for (const { name } of plan.modules) {
    const lifecycles = singleSpaReact({
      React,
      ReactDOMClient: client,
      rootComponent: () => (
        <ModuleRoot
          module={name}
          host={host}
          router={(children) => <BrowserRouter>{children}</BrowserRouter>}
        />
      ),
      renderType: () => (place(name).hasChildNodes() ? 'hydrateRoot' : 'createRoot'),
      domElementGetter: () => place(name),
      errorBoundary: () => <></>,
    })
    const landing = async (): Promise<void> => {
      const route = routeNow(location.pathname)
      // What was drawn is hydrated in one go when its code is here; a failure shows in the screen's own place.
      if (route?.module === name) await source.load(name, route.expose).catch(() => undefined)
    }
    registerApplication({
      name,
      app: async () => ({
        ...lifecycles,
        bootstrap: [landing, lifecycles.bootstrap],
        timeouts: { bootstrap: patience },
      }),
      activeWhen: ({ pathname }) => routeNow(pathname)?.module === name,
    })
  }
  start()
}
