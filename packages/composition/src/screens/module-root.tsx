import type { PlanModule } from '@site/config/schema'
import { site, SiteRoot } from '@site/shared-api'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ScreenPlace, type ScreenHost } from './screen-place.tsx'

interface Props {
  readonly module: PlanModule['name']
  readonly host: ScreenHost
  /** The router around it: of the browser, or of the server's drawing. */
  readonly router: (children: ReactNode) => ReactNode
}

/** The React root of one module: its routes of the plan, each in its place; any other path draws nothing. */
export function ModuleRoot({ module, host, router }: Props) {
  const routes = site().plan.routes.filter((route) => route.module === module)
  return (
    <SiteRoot>
      {router(
        <Routes>
          {routes.flatMap((route) =>
            [route.path, ...route.aliases].map((path) => (
              <Route
                key={path}
                path={path}
                // Routes of one screen share its place: a step between them draws what differs alone (LOB-24).
                element={<ScreenPlace key={route.expose} route={route} host={host} />}
              />
            )),
          )}
          <Route path="*" element={null} />
        </Routes>,
      )}
    </SiteRoot>
  )
}
