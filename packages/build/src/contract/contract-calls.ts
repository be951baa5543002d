import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packageFolder } from '../paths.ts'
import { isCall, type DeclaredCall } from './contract-records.ts'

const load = createRequire(import.meta.url)

/** Every call of the contract by `<file>/<name>`, as `game/listGames`. */
export function contractCalls(): ReadonlyMap<string, DeclaredCall> {
  const folder = join(packageFolder('shared-api'), 'src', 'contract')
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))
  return new Map(
    files.flatMap((file) => {
      const exports: Readonly<Record<string, unknown>> = load(join(folder, file))
      return Object.entries(exports).flatMap(([name, value]): [string, DeclaredCall][] =>
        isCall(value) ? [[`${file.slice(0, -3)}/${name}`, value]] : [],
      )
    }),
  )
}
