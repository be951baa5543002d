import type { Plan } from '@site/config/schema'
import { routeOf } from '@site/shared-api'
import type { ComponentType } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { NoServerBuild, type Exposed, type ModuleSource } from '../loading/module-source.ts'
import { RootAt } from './draw-screen.tsx'
import type { ScreenHost } from './screen-place.tsx'

/** A module's own code threw while it was drawn. */
export interface DrawFault {
  readonly module: string
  readonly stage: 'draw'
  readonly message: string
}

/** A drawing that waits for something is given up after this. */
const PATIENCE_MS = 500
const SIGN = 'part-of-'

/** Names a module's component in React's component stack, so that a fault is put down to the innermost module. */
function signed(module: string, Part: Exposed): Exposed {
  const Signed: ComponentType<Record<string, never>> = (props) => <Part {...props} />
  return Object.defineProperty(Signed, 'name', { value: `${SIGN}${module}` })
}

/**
 * What threw inside the boundaries of a drawing that did not come out whole. React's drawing to a string keeps such
 * errors to itself; this one draws again and hears of each.
 */
export function drawFaults(
  plan: Plan,
  url: string,
  source: ModuleSource,
  begin: (source: ModuleSource) => void,
  host: ScreenHost,
): Promise<readonly DrawFault[]> {
  const route = routeOf(plan, url.split('?')[0] ?? url)
  if (route === undefined) return Promise.resolve([])
  const faults: DrawFault[] = []
  const seen: ModuleSource = {
    ...source,
    ready(module, expose) {
      const part = source.ready(module, expose)
      return part && signed(module, part)
    },
  }
  begin(seen)
  return new Promise((done) => {
    let ended = false
    const { abort } = renderToPipeableStream(<RootAt module={route.module} url={url} host={host} />, {
      onError(error, { componentStack }) {
        if (error instanceof NoServerBuild || ended) return
        const module = new RegExp(`${SIGN}([a-z-]+)`).exec(componentStack ?? '')?.[1] ?? route.module
        faults.push({ module, stage: 'draw', message: String(error) })
      },
      onAllReady: () => end(),
      onShellError: () => end(),
    })
    const end = (): void => {
      if (ended) return
      ended = true
      clearTimeout(limit)
      done(faults)
    }
    const limit = setTimeout(() => {
      end()
      abort()
    }, PATIENCE_MS)
  })
}
