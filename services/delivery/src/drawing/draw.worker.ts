import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { compileFunction } from 'node:vm'
import type { Plan } from '@site/config/schema'

/** Runs the releases' own server builds; a fault or an endless loop in a module's code stays in this thread. */
export interface DrawRequest {
  readonly plan: Plan
  readonly url: string
  readonly shellFile: string
  /** Server file per module. */
  readonly files: Readonly<Record<string, string>>
}

/** A module's own code threw. */
export interface DrawFault {
  readonly module: string
  readonly stage: 'evaluate' | 'draw'
  readonly message: string
}

export interface Drawn {
  readonly header: string
  readonly screen: string
  readonly footer: string
  readonly welcome: string
  readonly complete: boolean
  readonly failure?: string
}

export interface DrawAnswer {
  readonly drawn?: Drawn
  readonly failures: readonly string[]
  /** Modules whose own code threw. */
  readonly faults: readonly DrawFault[]
}

type Shell = {
  /** What threw inside the boundaries of a drawing, where it went no further. Absent in shells from before it. */
  faultsOf?(plan: Plan, url: string, exposes: Record<string, unknown>): Promise<readonly DrawFault[]>
  draw(plan: Plan, url: string, exposes: Record<string, unknown>): Drawn
  sharedLibraries: Record<string, unknown>
}

const loaded = new Map<string, unknown>()
const nodeRequire = createRequire(import.meta.url)

function load(file: string, resolve: (request: string) => unknown, key = file): unknown {
  const known = loaded.get(key)
  if (known !== undefined) return known
  const module = { exports: {} as unknown }
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  })
  run(module, module.exports, resolve)
  loaded.set(key, module.exports)
  return module.exports
}

async function answer({ plan, url, shellFile, files }: DrawRequest): Promise<void> {
  const faults: DrawFault[] = []
  const give = (given: Omit<DrawAnswer, 'faults'>): void =>
    parentPort?.postMessage({ ...given, faults } satisfies DrawAnswer)
  try {
    const shell = load(shellFile, nodeRequire) as Shell // reason: the shell's server build exports these two (apps/shell/src/server.tsx)
    const shared = (request: string): unknown => shell.sharedLibraries[request] ?? nodeRequire(request)
    const exposes: Record<string, unknown> = {}
    for (const [module, file] of Object.entries(files)) {
      try {
        // A shell's libraries belong to that shell: modules are loaded once per shell.
        const key = `${file} ${shellFile}`
        exposes[module] = (load(file, shared, key) as { exposes: unknown }).exposes // reason: written by packages/build/src/presets/server-entry.ts
      } catch (error) {
        faults.push({ module, stage: 'evaluate', message: String(error) })
      }
    }
    const drawn = shell.draw(plan, url, exposes)
    if (!drawn.complete) faults.push(...((await shell.faultsOf?.(plan, url, exposes)) ?? []))
    give({ drawn, failures: [] })
  } catch (error) {
    give({ failures: [String(error)] })
  }
}

parentPort?.on('message', (request: DrawRequest) => void answer(request))
