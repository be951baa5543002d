import { lazy, useState } from 'react'
import { site } from '../site.ts'
import { LoadError, type PartAddress, type SlotComponent } from './composition.ts'

interface Shown {
  readonly Part: SlotComponent
  /** Which boundary is around it: another one for each new try. */
  readonly turn: number
  readonly fallen: boolean
}

const pick = (part: PartAddress): SlotComponent => {
  const { composition } = site()
  return composition.ready(part) ?? lazy(async () => ({ default: await composition.load(part) }))
}

/**
 * A module's part in its place: a part that throws while it is drawn gives way to the module's last good release, as one
 * that does not load does; a retry begins anew with the live one (MOD-07).
 */
export function usePart(part: PartAddress) {
  const [{ Part, turn, fallen }, setShown] = useState<Shown>(() => ({
    Part: pick(part),
    turn: 0,
    fallen: false,
  }))
  const { module } = part
  const live = site().plan.modules.find(({ name }) => name === module)
  return {
    Part,
    turn,
    version: live?.version ?? '',
    retry: () => setShown((now) => ({ Part: pick(part), turn: now.turn + 1, fallen: false })),
    failed(error: unknown): void {
      // The loader has reported every attempt already.
      if (error instanceof LoadError) return
      const { bus, composition } = site()
      const version = (fallen ? live?.lastGood?.version : live?.version) ?? ''
      bus.emit('moduleFailed', { module, version, stage: 'render', message: String(error) })
      const good = fallen ? undefined : composition.lastGood?.(part)
      if (good === undefined) return
      setShown((now) => ({
        Part: lazy(async () => ({ default: await good })),
        turn: now.turn + 1,
        fallen: true,
      }))
    },
  }
}
