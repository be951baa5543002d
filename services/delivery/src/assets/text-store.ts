import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#files/whole-file.ts'
import type { ReleaseStore } from '#store/release-store.ts'

/** So long a page may ask for what no copy makes any more. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** Notes beside the releases by which any copy of the service makes what another's page asks for. */
export interface TextStore {
  keep(hash: string, text: string): void
  find(hash: string): Promise<string | undefined>
}

/** In the folder of the releases; with a store, where hosts that do not have the folder find them as well. */
export function openTextStore(
  name: 'closures' | 'plans',
  releasesDir: string,
  onProblem: (message: string) => void,
  store?: ReleaseStore,
): TextStore {
  const folder = join(releasesDir, name)
  const place = (hash: string): string => join(folder, `${hash}.json`)
  const failed = (error: unknown): void =>
    onProblem(`${name}: other copies cannot make what a page asks for: ${String(error)}`)
  return {
    keep(hash, text) {
      try {
        const file = place(hash)
        store?.write(`${name}/${hash}.json`, Buffer.from(text)).catch(failed)
        if (existsSync(file)) utimesSync(file, new Date(), new Date())
        else writeWhole(file, text)
        forgetOld(folder)
      } catch (error) {
        failed(error)
      }
    },
    async find(hash) {
      return existsSync(place(hash))
        ? readFileSync(place(hash), 'utf8')
        : (await store?.read(`${name}/${hash}.json`))?.bytes.toString('utf8')
    },
  }
}

function forgetOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > KEPT_FOR_MS) rmSync(file, { force: true })
  }
}
