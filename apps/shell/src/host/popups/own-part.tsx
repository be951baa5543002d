import { LoadFailed, PlaceBoundary, site } from '@site/shared-api'
import { lazy, Suspense, useState } from 'react'
import { OWN_PARTS } from './own-parts.ts'
import { SheetSkeleton } from './sheet-skeleton.tsx'

interface Props {
  readonly popup: string
  readonly params: Readonly<Record<string, string>>
  readonly onLeave: () => void
}

const none = () => Promise.resolve({ default: () => null })

/** The shell's own content of a popup; where it does not arrive it may be tried again in its place (SHL-05). */
export function OwnPart({ popup, params, onLeave }: Props) {
  const pick = () => lazy(OWN_PARTS[popup] ?? none)
  const [Part, setPart] = useState(pick)
  return (
    <PlaceBoundary
      onRetry={() => setPart(pick())}
      onError={(error) =>
        site().bus.emit('moduleFailed', {
          module: 'shell',
          version: site().plan.release,
          stage: 'fetch',
          message: String(error),
        })
      }
      fallback={(retry) => <LoadFailed retry={retry} />}
    >
      <Suspense fallback={<SheetSkeleton />}>
        <Part params={params} onLeave={onLeave} />
      </Suspense>
    </PlaceBoundary>
  )
}
