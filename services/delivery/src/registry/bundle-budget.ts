import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { budgetFaults, type Release } from '@site/config/schema'
import { RefusedRelease } from './refused-release.ts'

/** Measures the size of the files themselves, not what the release says of them, and refuses a module over its budget (MOD-09). */
export function refuseOverweight(release: Release, dist: string): void {
  // The shell and the one bundle have no budget of their own: the page's bytes are the bench's business.
  if (release.name === 'shell' || release.name === 'mono') return
  const weights = new Map(
    release.files.map(({ name }) => {
      const file = join(dist, 'browser', name)
      // The packed copy unpacks to the file, as was seen before: it is what pages are sent.
      if (existsSync(`${file}.br`)) return [name, statSync(`${file}.br`).size]
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      return [name, brotliCompressSync(readFileSync(file), { params }).length]
    }),
  )
  const faults = budgetFaults(release, (file) => weights.get(file) ?? 0)
  if (faults.length > 0) throw new RefusedRelease(faults.join('\n'))
}
