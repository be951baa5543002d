import type { PlanRoute } from '@site/config/schema'
import { LoadFailed, PlaceBoundary, usePart } from '@site/shared-api'
import { Suspense, useState } from 'react'
import { hasMoved } from '#host/routing/location.ts'
import { SkeletonScreen } from '#host/status/skeleton-screen.tsx'

interface Props {
  readonly route: PlanRoute
}

/** The place of a route's screen: skeleton while it loads, the last good release or a retry when it fails, the frame untouched (MOD-07). */
export function ScreenPlace({ route }: Props) {
  const { Part, turn, version, retry, failed } = usePart(route)
  const [entered] = useState(hasMoved)
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
        <Suspense fallback={<SkeletonScreen />}>
          <Part />
        </Suspense>
      </PlaceBoundary>
    </div>
  )
}
