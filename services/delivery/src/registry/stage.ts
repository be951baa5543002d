import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { releaseSchema, type Release } from '@site/config/schema'
import { copyWhole, writeWhole } from '#files/whole-file.ts'
import { RefusedRelease } from './refused-release.ts'
import type { Served } from './served.ts'
import { refuseOverweight } from './bundle-budget.ts'
import { holds, refuseAltered } from './whole.ts'

interface Place {
  /** The registry's. */
  readonly folder: string
  /** The release of the same version that lies there already. */
  readonly known: Release | undefined
  readonly served: Pick<Served, 'forget'>
}

/** Checks a build and copies its files in; repairs those of the same release. Throws RefusedRelease. It is not listed yet. */
export function stageFiles({ folder, known, served }: Place, release: Release, dist: string): void {
  const path = (...parts: string[]): string => join(folder, ...parts)
  const { name, version, files, serverEntry, serverIntegrity } = releaseSchema.parse(release)
  refuseAltered(release, dist)
  refuseOverweight(release, dist)
  if (known && JSON.stringify(known.files) !== JSON.stringify(files))
    throw new RefusedRelease(
      `${name} ${version} is published already with other files: a release never changes, raise its version.`,
    )
  let repaired = false
  const copy = (from: string, to: string, integrity?: string): void => {
    if (!existsSync(from) || (integrity !== undefined && holds(to, integrity))) return
    repaired ||= existsSync(to) && integrity !== undefined
    copyWhole(from, to)
  }
  for (const file of files) {
    const [from, to] = [join(dist, 'browser', file.name), path('files', name, file.name)]
    copy(from, to, file.integrity)
    for (const ending of ['.br', '.gz']) copy(from + ending, to + ending)
  }
  if (serverEntry !== '')
    copy(join(dist, 'server', serverEntry), path('server', name, version, serverEntry), serverIntegrity)
  if (repaired) served.forget(release)
}

/** Makes a release known whose files lie there. */
export function describeRelease({ folder, known }: Pick<Place, 'folder' | 'known'>, release: Release): void {
  const { name, version } = release
  if (known === undefined)
    writeWhole(join(folder, 'releases', name, `${version}.json`), JSON.stringify(release))
}
