import { routeOf, site } from '@site/shared-api'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { registerApplication, start } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import { lacksSession } from '#routing/navigation.ts'
import { ModuleRoot } from './module-root.tsx'
import type { ModuleSource } from './module-source.ts'

export const placeId = (module: string): string => `m-place-${module}`

function place(module: string): HTMLElement {
  const found = document.getElementById(placeId(module))
  if (found) return found
  const made = Object.assign(document.createElement('div'), { id: placeId(module) })
  document.getElementById('m-screen')?.append(made)
  return made
}

/** Registers one single-spa application per module of the plan; the drawn landing screen is hydrated, others are rendered. */
export function startApplications(source: ModuleSource): void {
  const { plan } = site()
  const routeNow = (path: string) => {
    const route = routeOf(plan, path)
    return route && !lacksSession(route) ? route : undefined
  }
  for (const { name } of plan.modules) {
    const lifecycles = singleSpaReact({
      React,
      ReactDOMClient,
      rootComponent: () => (
        <ModuleRoot
          module={name}
          source={source}
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
      app: async () => ({ ...lifecycles, bootstrap: [landing, lifecycles.bootstrap] }),
      activeWhen: ({ pathname }) => routeNow(pathname)?.module === name,
    })
  }
  start()
}
