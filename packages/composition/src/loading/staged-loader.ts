import type { PlanModule } from '@site/config/schema'
import { LoadError } from '@site/shared-api'
import type { ComponentType } from 'react'
import { containerOf, type Federation } from './federation.ts'
import type { LoadFile } from './load-file.ts'
import { noteStage } from './stage-note.ts'

export type LoadStage = 'resolve' | 'fetch' | 'evaluate' | 'bootstrap'

interface Candidate {
  readonly remote: string
  readonly module: string
  readonly version: string
  readonly global: string
  readonly entry: string
  readonly exposes: PlanModule['exposes']
}

export interface LoaderOptions {
  readonly loadFile: LoadFile
  readonly federation: Federation
  /** Called for every attempt that failed, before the next fall-back is tried. */
  readonly onFailure: (error: LoadError, version: string) => void
  /** Pause before the same release is tried again. Default 400 ms. */
  readonly retryDelayMs?: number
}

/** Loads one exposed component of a module through the stages resolve, fetch, evaluate, bootstrap. */
export interface StagedLoader {
  load(module: PlanModule | undefined, expose: string): Promise<ComponentType<never>>
  /** The same component of the module's last good release, for when the live one loads and then throws. */
  loadLastGood(module: PlanModule, expose: string): Promise<ComponentType<never>>
}

/** Fall-backs in order: once more, then the module's last good release; throws the last LoadError (MOD-07). */
export function createStagedLoader({
  loadFile,
  federation,
  onFailure,
  retryDelayMs = 400,
}: LoaderOptions): StagedLoader {
  async function attempt(candidate: Candidate, expose: string): Promise<ComponentType<never>> {
    const { module, entry, global, remote } = candidate
    const files = candidate.exposes[expose]
    if (files === undefined) throw new LoadError(module, 'resolve', `${candidate.version} has no ${expose}`)
    await stage(candidate, 'fetch', () =>
      Promise.all([entry, ...files.js, ...files.css].map((file) => loadFile(module, file))),
    )
    if (containerOf(global) === undefined)
      throw new LoadError(module, 'evaluate', `${entry} left no container`)
    federation.register({ remote, module, entry, global })
    const exports = await stage(candidate, 'bootstrap', () => federation.load(remote, expose))
    if (
      typeof exports === 'object' &&
      exports !== null &&
      'default' in exports &&
      typeof exports.default === 'function'
    )
      return exports.default as ComponentType<never> // reason: an expose's default export is its component (module guide)
    throw new LoadError(module, 'evaluate', `${expose} has no default export`)
  }
  async function first(
    module: PlanModule,
    expose: string,
    list: readonly Candidate[],
  ): Promise<ComponentType<never>> {
    let last: LoadError | undefined
    for (const [index, candidate] of list.entries()) {
      if (index === 1) await new Promise((done) => setTimeout(done, retryDelayMs))
      try {
        const begun = performance.now()
        const part = await attempt(candidate, expose)
        const isLastGood = candidate.version !== module.version
        if (isLastGood || index > 0)
          noteStage(
            {
              module: module.name,
              version: candidate.version,
              stage: 'fallback',
              kind: isLastGood ? 'last-good' : 'again',
            },
            begun,
          )
        return part
      } catch (error) {
        last =
          error instanceof LoadError
            ? error
            : new LoadError(module.name, 'evaluate', String(error), { cause: error })
        onFailure(last, candidate.version)
      }
    }
    throw last ?? new LoadError(module.name, 'resolve', 'nothing to try')
  }
  return {
    async load(module, expose) {
      if (module === undefined) throw new LoadError('?', 'resolve', 'the plan has no such module')
      return first(module, expose, candidates(module))
    },
    loadLastGood: (module, expose) => first(module, expose, candidates(module).slice(2)),
  }
}

function candidates(module: PlanModule): Candidate[] {
  const live: Candidate = { ...module, remote: module.name, module: module.name }
  const good = module.lastGood
  return good
    ? [live, live, { ...good, remote: `${module.name}@${good.version}`, module: module.name }]
    : [live, live]
}

async function stage<Value>(
  { module, version }: Candidate,
  name: 'fetch' | 'bootstrap',
  work: () => Promise<Value>,
): Promise<Value> {
  const begun = performance.now()
  try {
    const value = await work()
    noteStage({ module, version, stage: name }, begun)
    return value
  } catch (error) {
    throw new LoadError(module, name, error instanceof Error ? error.message : String(error), {
      cause: error,
    })
  }
}
