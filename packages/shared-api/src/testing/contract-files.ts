import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Call } from '../contract/call.ts'

const load = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../contract/', import.meta.url))

/** Every file of the contract with what it exports; there is no list of the files. */
export const contractFiles: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(
  readdirSync(folder)
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => [file.slice(0, -3), load(folder + file)]),
)

/** Every call that the contract declares, by the name of its export. */
export const contractCalls: ReadonlyMap<string, Call> = new Map(
  [...contractFiles.values()].flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]): [string, Call][] =>
      isCall(value) ? [[name, value]] : [],
    ),
  ),
)

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
  )
}
