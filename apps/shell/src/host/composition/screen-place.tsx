import type { PlanRoute } from '@site/config/schema'
import { LoadError, LoadFailed, PlaceBoundary, site } from '@site/shared-api'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { hasMoved } from '#host/routing/location.ts'
import { SkeletonScreen } from '#host/status/skeleton-screen.tsx'
import type { ModuleSource } from './module-source.ts'

type Screen = ComponentType<Record<string, never>>

interface Props {
  readonly route: PlanRoute
  readonly source: ModuleSource
}

/** The place of a route's screen: skeleton while it loads, retry when it fails, the frame untouched (MOD-07). */
export function ScreenPlace({ route, source }: Props) {
  const pick = (): Screen =>
    source.ready(route.module, route.expose) ??
    lazy(async () => ({ default: await source.load(route.module, route.expose) }))
  const [entered] = useState(hasMoved)
  const [Screen, setScreen] = useState<Screen>(pick)
  // The screen's next route is not left with the failure of this one.
  const [failed, setFailed] = useState<string>()
  const version = site().plan.modules.find(({ name }) => name === route.module)?.version ?? ''
  return (
    <div
      data-module={route.module}
      data-version={version}
      data-route={route.id}
      data-entered={entered || undefined}
    >
      <PlaceBoundary
        key={failed === undefined || failed === route.id ? 'first' : route.id}
        onRetry={() => setScreen(pick)}
        onError={(error) => {
          setFailed(route.id)
          const stage = error instanceof LoadError ? error.stage : 'render'
          site().bus.emit('moduleFailed', { module: route.module, version, stage, message: String(error) })
        }}
        fallback={(retry) => <LoadFailed retry={retry} />}
      >
        <Suspense fallback={<SkeletonScreen />}>
          <Screen />
        </Suspense>
      </PlaceBoundary>
    </div>
  )
}
