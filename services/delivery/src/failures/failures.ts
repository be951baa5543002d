import type { Release } from '@site/config/schema'
import type { DrawingReport } from '#drawing/drawer.ts'
import type { Registry } from '#registry/registry.ts'

/** One failure of one release: where in its life, and where it was seen. */
export interface Failure {
  readonly module: string
  readonly version: string
  readonly stage: string
  readonly seen: 'page' | 'server'
  readonly message?: string
}

/** Stages that are the code's own; a file that did not come may be the player's network. */
const OWN_STAGES = ['evaluate', 'bootstrap', 'render']

/** Hears of every failure of a module, writes one line each, and keeps how releases have served. */
export interface Failures extends DrawingReport {
  /** Of a page; an unknown release is skipped. */
  reported(
    report: { readonly module: string; readonly version: string; readonly stage: string },
    options?: { readonly isJudged?: boolean },
  ): void
}

export function createFailures(registry: Registry, onFailure: (failure: Failure) => void): Failures {
  const { served } = registry
  return {
    drawn: (release) => served.drawn(release),
    threw({ name, version }: Release, stage, message) {
      served.threw({ name, version })
      onFailure({ module: name, version, stage, seen: 'server', message })
    },
    reported({ module, version, stage }, { isJudged = true } = {}) {
      const release = registry.release(module, version)
      if (release === undefined) return
      if (isJudged && OWN_STAGES.includes(stage)) served.reported(release)
      onFailure({ module, version, stage, seen: 'page' })
    },
  }
}
