import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { releaseSchema, type Release } from '@site/config/schema'
import { drawOnce } from '#proof/draw-once.ts'
import { RefusedRelease } from '#registry/registry.ts'
import { openReleases, whoRuns } from './open-releases.ts'

/**
 * `publish.ts [--force] [--why …] <module>…`: puts finished builds into the registry and makes them live: all at once where
 * they fit one another, else those that fit what is live. `--force` takes a release that is older than the live one.
 * `--lay` stages them, checked and drawn once, and changes nothing for visitors: a canary or a pin chooses them then.
 */
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    lay: { type: 'boolean', default: false },
    why: { type: 'string' },
  },
})
const releasesHere = await openReleases()
const { registry } = releasesHere
const options = { force: values.force, by: { who: whoRuns(), why: values.why } }
const stagedReleases: Release[] = []

function refused(name: string, error: unknown): void {
  console.error(
    error instanceof RefusedRelease ? error.message : `${name} could not be published: ${String(error)}`,
  )
  process.exitCode = 1
}

async function goLive(releases: readonly Release[]): Promise<void> {
  const changed = releases.filter(({ name, version }) => registry.live(name)?.version !== version)
  registry.check(releases, options)
  const drawable = changed.filter(({ name }) => name !== 'mono')
  if (drawable.length > 0) await drawOnce(registry, drawable)
  for (const release of releases) registry.describe(release)
  await releasesHere.share(releases)
  if (values.lay) return
  await releasesHere.point(releases, options)
  for (const { name, version } of releases) console.log(`${name} ${version} is live`)
}

for (const name of positionals) {
  const dist = name === 'mono' ? join(root, '.cache', 'mono') : join(root, 'apps', name, 'dist')
  try {
    const release = releaseSchema.parse(JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')))
    registry.stageFiles(release, dist)
    stagedReleases.push(release)
  } catch (error) {
    refused(name, error)
  }
}

/** Makes those live that fit what is live by then, in whatever order that takes; answers the others with their reasons. */
async function oneByOne(releases: readonly Release[]): Promise<ReadonlyMap<Release, unknown>> {
  const faults = new Map<Release, unknown>()
  for (const release of releases)
    try {
      await goLive([release])
    } catch (reason) {
      faults.set(release, reason)
    }
  return faults.size === 0 || faults.size === releases.length ? faults : oneByOne([...faults.keys()])
}

try {
  if (stagedReleases.length > 0) await goLive(stagedReleases)
} catch (error) {
  if (stagedReleases.length < 2) refused(stagedReleases[0]?.name ?? '', error)
  else for (const [{ name }, reason] of await oneByOne(stagedReleases)) refused(name, reason)
}
