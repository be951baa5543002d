import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { compileFunction } from 'node:vm'
import type { Plan } from '@site/config/schema'
import type { ServerBuild } from '#registry/registry.ts'

/** Runs the releases' own server builds; a fault or an endless loop in a module's code stays in this thread. */
export interface DrawRequest {
  readonly plan: Plan
  readonly url: string
  readonly shell: ServerBuild
  /** By module. */
  readonly builds: Readonly<Record<string, ServerBuild>>
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

/** A server build that is not what was released; none of it is run. */
class DamagedBuild extends Error {
  override readonly name = 'DamagedBuild'
}

function read({ file, integrity }: ServerBuild): string {
  const bytes = readFileSync(file)
  if (
    integrity !== undefined &&
    `sha256-${createHash('sha256').update(bytes).digest('base64')}` !== integrity
  )
    throw new DamagedBuild(`${file} was changed on disk and is not run: publish its release again`)
  return bytes.toString('utf8')
}

function load(build: ServerBuild, resolve: (request: string) => unknown, key = build.file): unknown {
  const known = loaded.get(key)
  if (known !== undefined) return known
  const module = { exports: {} as unknown }
  const run = compileFunction(read(build), ['module', 'exports', 'require'], { filename: build.file })
  run(module, module.exports, resolve)
  loaded.set(key, module.exports)
  return module.exports
}

async function answer({ plan, url, shell: shellBuild, builds }: DrawRequest): Promise<void> {
  const faults: DrawFault[] = []
  const failures: string[] = []
  const give = (drawn?: Drawn): void =>
    parentPort?.postMessage({ ...(drawn && { drawn }), failures, faults } satisfies DrawAnswer)
  try {
    const shell = load(shellBuild, nodeRequire) as Shell // reason: the shell's server build exports these two (apps/shell/src/server.tsx)
    const shared = (request: string): unknown => shell.sharedLibraries[request] ?? nodeRequire(request)
    const exposes: Record<string, unknown> = {}
    for (const [module, build] of Object.entries(builds)) {
      try {
        // A shell's libraries belong to that shell: modules are loaded once per shell.
        const key = `${build.file} ${shellBuild.file}`
        exposes[module] = (load(build, shared, key) as { exposes: unknown }).exposes // reason: written by packages/build/src/presets/server-entry.ts
      } catch (error) {
        // What is damaged on this disk says nothing against the release.
        if (error instanceof DamagedBuild) failures.push(error.message)
        else faults.push({ module, stage: 'evaluate', message: String(error) })
      }
    }
    const drawn = shell.draw(plan, url, exposes)
    if (!drawn.complete) faults.push(...((await shell.faultsOf?.(plan, url, exposes)) ?? []))
    give(drawn)
  } catch (error) {
    failures.push(String(error))
    give()
  }
}

parentPort?.on('message', (request: DrawRequest) => void answer(request))
