import { LoadFailed, PlaceBoundary, site } from '@site/shared-api'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** A part of a form whose code is fetched when it is first shown; a failure stays in its place and can be tried again there. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const pick = (): ComponentType<Props> => loaded ?? lazy(async () => ({ default: (loaded = await load()) }))
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(pick)
    return (
      <PlaceBoundary
        onRetry={() => setPart(pick)}
        onError={(error) =>
          site().bus.emit('moduleFailed', {
            module: 'account',
            version: '',
            stage: 'fetch',
            message: String(error),
          })
        }
        fallback={(retry) => <LoadFailed retry={retry} />}
      >
        <Suspense fallback={skeleton}>
          <Part {...props} />
        </Suspense>
      </PlaceBoundary>
    )
  }
}
