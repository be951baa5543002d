import type { MadeMove, ModuleHistory, ModuleReleases } from '@site/shared-api/contract/release'
import type { Pointer } from '#registry/channels.ts'
import type { Move } from '#registry/moves.ts'
import type { Registry } from '#registry/registry.ts'
import { saidOf } from '#registry/said.ts'
import { undoMove, undoOf } from '#registry/undo-move.ts'

/** Who has which release of each module, the shell first. */
export const statesOf = (registry: Registry): ModuleReleases[] =>
  ['shell', ...registry.modules()].flatMap((module) => stateOf(registry, module) ?? [])

/** Undefined for a module that is not in the registry. */
export function stateOf(registry: Registry, module: string): ModuleReleases | undefined {
  const pointer = registry.pointer(module)
  return pointer && pointed(registry, module, pointer)
}

function pointed(registry: Registry, module: string, pointer: Pointer): ModuleReleases {
  const live = registry.release(module, pointer.live)
  const { canary, changes = [] } = pointer
  const begun = changes.find(({ did, version }) => did === 'canary' && version === canary?.version)
  return {
    module,
    live: live ? { version: live.version, createdAt: live.createdAt } : null,
    lastGood: registry.lastGood(module)?.version ?? null,
    canary: canary
      ? {
          version: canary.version,
          percent: canary.percent,
          brands: canary.brands ?? null,
          failed: registry.served.judge({ name: module, version: canary.version }) === 'failed',
          since: begun?.at ?? null,
          auto: canary.auto ?? false,
        }
      : null,
    pins: pointer.pins ?? {},
    changedAt: changes[0]?.at ?? null,
  }
}

/** The same with every release of the module that lies here, and what was done last. */
export function historyOf(registry: Registry, module: string): ModuleHistory | undefined {
  const state = stateOf(registry, module)
  const { changes = [], retired = {} } = registry.pointer(module) ?? {}
  return (
    state && {
      ...state,
      versions: registry.versions(module).map((version) => {
        const release = registry.release(module, version)
        return {
          version,
          createdAt: release?.createdAt ?? null,
          judged: registry.served.judge({ name: module, version }),
          bytes: release?.files.reduce((sum, { brotli }) => sum + brotli, 0) ?? null,
          retiredAt: retired[version] ?? null,
          signer: registry.signatures.signerOf(module, version) ?? null,
        }
      }),
      changes: [...changes],
    }
  )
}

/** What a move did, for its caller. */
export function madeOf(registry: Registry, move: Move, before: Pointer | undefined): MadeMove {
  const now = stateOf(registry, move.module)
  if (now === undefined) throw new Error(`${move.module} was moved and is not in the registry.`)
  const command = undoOf(move, before)
  return {
    said: saidOf(registry, move),
    before: before ? pointed(registry, move.module, before) : null,
    now,
    undo: command === '' ? null : { move: undoMove(move, before) ?? null, command },
  }
}
