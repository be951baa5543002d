import { LoadFailed, PlaceBoundary, site } from '@site/shared-api'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { ownPopup, type OwnPopupProps } from './own-popups.ts'
import { SheetSkeleton } from './sheet-skeleton.tsx'

interface Props extends OwnPopupProps {
  readonly popup: string
}

const Nothing = () => null

/** The site's own content of a popup; where it does not arrive it may be tried again in its place (SHL-05). */
export function OwnPopup({ popup, params, onLeave }: Props) {
  const pick = () =>
    lazy<ComponentType<OwnPopupProps>>(async () => ({ default: (await ownPopup(popup)?.()) ?? Nothing }))
  const [Content, setContent] = useState(pick)
  return (
    <PlaceBoundary
      onRetry={() => setContent(pick())}
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
        <Content params={params} onLeave={onLeave} />
      </Suspense>
    </PlaceBoundary>
  )
}
