import { LoadFailed, PlaceBoundary, site, useHydrated } from '@site/shared-api'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A part of a screen whose code is fetched when it is first shown; a failure is shown in its place and can be tried again
 * there (SHL-05).
 */
export function lazyStep(load: () => Promise<ComponentType>, waiting: ReactNode): ComponentType {
  let loaded: ComponentType | undefined
  const pick = (): ComponentType => loaded ?? lazy(async () => ({ default: (loaded = await load()) }))
  return function LazyStep() {
    const [Step, setStep] = useState(pick)
    if (!useHydrated()) return waiting
    return (
      <PlaceBoundary
        onRetry={() => setStep(pick)}
        onError={(error) =>
          site().bus.emit('moduleFailed', {
            module: 'member-centre',
            version: '',
            stage: 'fetch',
            message: String(error),
          })
        }
        fallback={(retry) => <LoadFailed retry={retry} />}
      >
        <Suspense fallback={waiting}>
          <Step />
        </Suspense>
      </PlaceBoundary>
    )
  }
}
