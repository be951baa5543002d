import type { PlanRoute } from '@site/config/schema'
import { LoadFailed, PlaceBoundary, usePart } from '@site/shared-api'
import { Suspense, useState, type ReactNode } from 'react'

/** What the host has for the places of screens. */
export interface ScreenHost {
  /** Shown while the module of a screen is being fetched. */
  readonly skeleton: ReactNode
  /** Whether the screen that comes now is entered from another one, not the one that came with the page. */
  readonly hasMoved: () => boolean
}

interface Props {
  readonly route: PlanRoute
  readonly host: ScreenHost
}

/** The place of a route's screen: skeleton while it loads, the last good release or a retry when it fails, the frame untouched (MOD-07). */
export function ScreenPlace({ route, host }: Props) {
  const { Part, turn, version, retry, failed } = usePart(route)
  const [entered] = useState(host.hasMoved)
  // The screen's next route is not left with the failure of this one.
  const [failedOn, setFailedOn] = useState<string>()
  const place = failedOn === undefined || failedOn === route.id ? 'first' : route.id
  return (
    <div
      data-module={route.module}
      data-version={version}
      data-route={route.id}
      data-entered={entered || undefined}
    >
      <PlaceBoundary
        key={`${place} ${turn}`}
        onRetry={retry}
        onError={(error) => {
          setFailedOn(route.id)
          failed(error)
        }}
        fallback={(again) => <LoadFailed retry={again} />}
      >
        <Suspense fallback={host.skeleton}>
          <Part />
        </Suspense>
      </PlaceBoundary>
    </div>
  )
}
