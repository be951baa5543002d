import { LoadFailed, PlaceBoundary } from '@site/shared-api'
import { useNearScreen } from '@site/ui'
import { lazy, Suspense, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'

/** Begins to load this far before the place comes into view. */
const AHEAD = '500px 0px'

interface Props {
  /** The part's own chunk. */
  readonly load: () => Promise<ComponentType>
  /** Holds the place in its final size. */
  readonly skeleton: ReactNode
}

/** Behind a screen full of pictures a file may exceed the loader's timeout; then it is requested again. */
const TRIES = 3

async function patiently(load: Props['load'], tries: number): Promise<ComponentType> {
  try {
    return await load()
  } catch (error) {
    if (tries <= 1) throw error
    return await patiently(load, tries - 1)
  }
}

/** A part below the first screen: its code and data are fetched when the player comes near; it fails alone. */
export function NearPart({ load, skeleton }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearScreen(place, { ahead: AHEAD })
  const [attempt, setAttempt] = useState(0)
  const Part = useMemo(
    () => lazy(async () => ({ default: await patiently(load, TRIES) })),
    // reason: another attempt is another part
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [load, attempt],
  )
  return (
    <div ref={place}>
      {near ? (
        <PlaceBoundary
          onRetry={() => setAttempt(attempt + 1)}
          onError={() => undefined}
          fallback={(retry) => <LoadFailed retry={retry} />}
        >
          <Suspense fallback={skeleton}>
            <Part />
          </Suspense>
        </PlaceBoundary>
      ) : (
        skeleton
      )}
    </div>
  )
}
