import type { PlanSlot } from '@site/config/schema'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { site } from '../site.ts'
import type { SlotComponent } from './composition.ts'
import { LoadFailed } from './load-failed.tsx'
import { LoadError } from './composition.ts'
import { PlaceBoundary } from './place-boundary.tsx'

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

function component(part: PlanSlot): SlotComponent {
  const { composition } = site()
  return composition.ready(part) ?? lazy(async () => ({ default: await composition.load(part) }))
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
  const [Part, setPart] = useState<SlotComponent>(() => component(part))
  const { module, slot } = part
  const version = site().plan.modules.find(({ name }) => name === module)?.version ?? ''
  return (
    <div data-slot={slot} data-module={module} data-version={version}>
      <PlaceBoundary
        onRetry={() => setPart(() => component(part))}
        onError={(error) => {
          const stage = error instanceof LoadError ? error.stage : 'render'
          site().bus.emit('moduleFailed', { module, version, stage, message: String(error) })
        }}
        fallback={(retry) => (quiet ? null : <LoadFailed retry={retry} />)}
      >
        <Suspense fallback={skeleton}>
          <Part {...(params ? { params } : {})} />
        </Suspense>
      </PlaceBoundary>
    </div>
  )
}
