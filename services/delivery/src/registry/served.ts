import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Release } from '@site/config/schema'

/** Pages drawn without a fault after which a release has served well. */
export const WELL_AFTER = 20
/** Reports of pages that discredit a release which has not served well yet; any client can send some. */
export const FAILED_AFTER = 3

export type Judgement = 'well' | 'failed' | 'unknown'
type Named = Pick<Release, 'name' | 'version'>

/** How releases have served: marks in the registry, so that the next publisher knows (MOD-07). */
export interface Served {
  judge(release: Named): Judgement
  /** Drawn on a page, whole. */
  drawn(release: Named): void
  /** It threw while the server drew it: that is its own fault, whatever it did before. */
  threw(release: Named): void
  /** A page says that it failed there; believed when several do, and never of a release that has served well. */
  reported(release: Named): void
  /** Published anew: what was said of it no longer counts. */
  forget(release: Named): void
}

export function openServed(folder: string): Served {
  const counts = new Map<string, { drawn: number; reported: number }>()
  const file = ({ name, version }: Named, mark: string): string => join(folder, name, `${version}.${mark}`)
  const has = (release: Named, mark: string): boolean => existsSync(file(release, mark))
  const countOf = ({ name, version }: Named) => {
    const key = `${name}@${version}`
    const count = counts.get(key) ?? { drawn: 0, reported: 0 }
    counts.set(key, count)
    return count
  }
  function mark(release: Named, what: 'well' | 'failed'): void {
    mkdirSync(dirname(file(release, what)), { recursive: true })
    writeFileSync(file(release, what), '')
  }
  return {
    judge: (release) => (has(release, 'failed') ? 'failed' : has(release, 'well') ? 'well' : 'unknown'),
    drawn(release) {
      if (++countOf(release).drawn === WELL_AFTER) mark(release, 'well')
    },
    threw: (release) => mark(release, 'failed'),
    reported(release) {
      if (++countOf(release).reported >= FAILED_AFTER && !has(release, 'well')) mark(release, 'failed')
    },
    forget(release) {
      counts.delete(`${release.name}@${release.version}`)
      for (const what of ['well', 'failed']) rmSync(file(release, what), { force: true })
    },
  }
}
