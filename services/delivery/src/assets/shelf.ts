import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '#files/whole-file.ts'
import type { ReleaseStore } from '#store/release-store.ts'

const FOLDER = 'closures'
/** So long a page may ask for a closure that no copy makes any more. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000

const listSchema = z.array(z.string())

/** Which files each closure is made of, beside the releases: any copy of the service makes what another's page asks for. */
export interface ClosureShelf {
  keep(hash: string, files: readonly string[]): void
  find(hash: string): Promise<readonly string[] | undefined>
}

/** In the folder of the releases; with a store, where hosts that do not have the folder find them as well. */
export function closureShelf(
  releasesDir: string,
  onProblem: (message: string) => void,
  store?: ReleaseStore,
): ClosureShelf {
  const folder = join(releasesDir, FOLDER)
  const place = (hash: string): string => join(folder, `${hash}.json`)
  const failed = (error: unknown): void =>
    onProblem(`closure: other copies cannot make what a page asks for: ${String(error)}`)
  return {
    keep(hash, files) {
      try {
        const file = place(hash)
        const text = JSON.stringify(files)
        store?.write(`${FOLDER}/${hash}.json`, Buffer.from(text)).catch(failed)
        if (existsSync(file)) utimesSync(file, new Date(), new Date())
        else writeWhole(file, text)
        forgetOld(folder)
      } catch (error) {
        failed(error)
      }
    },
    async find(hash) {
      const text = existsSync(place(hash))
        ? readFileSync(place(hash), 'utf8')
        : (await store?.read(`${FOLDER}/${hash}.json`))?.bytes.toString('utf8')
      return text === undefined ? undefined : listSchema.parse(JSON.parse(text))
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
