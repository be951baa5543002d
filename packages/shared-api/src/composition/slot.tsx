import type { PlanSlot } from '@site/config/schema'
import { Suspense, type ReactNode } from 'react'
import { site } from '../site.ts'
import { LoadFailed } from './load-failed.tsx'
import { PlaceBoundary } from './place-boundary.tsx'
import { useHydrated } from './use-hydrated.ts'
import { usePart } from './use-part.ts'

interface SlotProps {
  /** Name of the place, e.g. `lobby-home.top`; who fills it is the plan's business. */
  readonly name: string
  readonly params?: Readonly<Record<string, string>>
  /** Shown while a part of the place is being fetched; its final size. */
  readonly skeleton?: ReactNode
  /** Stays empty when a part cannot be had, instead of offering to try again: for what lies over every page. */
  readonly quiet?: boolean
}

/** A place that other modules fill (architecture: slots). Nothing is drawn when no module of the brand fills it. */
export function Slot({ name, params, skeleton = null, quiet = false }: SlotProps) {
  const parts = slotsOf(name)
  return parts.map((part) => (
    <SlotPart
      key={`${part.module}${part.expose}`}
      part={part}
      skeleton={skeleton}
      quiet={quiet}
      {...(params ? { params } : {})}
    />
  ))
}

/** What is put into a popup is found as the part of a place of its own. */
const POPUP = 'popup:'

/** The parts that fill a place, in their order; `popup:<name>` is filled by the module that declares the popup. */
export function slotsOf(name: string): readonly PlanSlot[] {
  const { slots, popups } = site().plan
  if (!name.startsWith(POPUP)) return slots.filter(({ slot }) => slot === name)
  return popups
    .filter((popup) => name === POPUP + popup.name)
    .map(({ module, expose }) => ({ slot: name, module, expose, order: 0, eager: false, data: [] }))
}

function SlotPart({
  part,
  params,
  skeleton,
  quiet,
}: {
  part: PlanSlot
  params?: Readonly<Record<string, string>>
  skeleton: ReactNode
  quiet: boolean
}) {
  const { Part, turn, version, retry, failed } = usePart(part)
  const drawn = <Part {...(params ? { params } : {})} />
  return (
    <div data-slot={part.slot} data-module={part.module} data-version={version}>
      <PlaceBoundary
        key={turn}
        onRetry={retry}
        onError={failed}
        fallback={(again) => (quiet ? null : <LoadFailed retry={again} />)}
      >
        <Suspense fallback={skeleton}>
          {part.eager ? drawn : <Late waiting={skeleton}>{drawn}</Late>}
        </Suspense>
      </PlaceBoundary>
    </div>
  )
}

/**
 * What does not come with the page has neither its code nor its words on the server and while a drawn page is taken over: its
 * place is drawn as it waits. Parts that come with the page stay clear of this: an update on the way would throw their drawing away.
 */
function Late({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  return useHydrated() ? children : waiting
}
