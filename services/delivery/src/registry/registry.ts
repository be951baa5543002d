import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Release } from '@site/config/schema'
import { channelFile, type Channels } from './channels.ts'
import { refuseClashes } from './clashes.ts'
import { refuseIncompatible } from './compatibility.ts'
import {
  audiencesOf,
  isSplit,
  keyOf,
  cohortOf,
  type Audience,
  type Cohort,
  type Who,
} from './rollout-cohort.ts'
import { describeRelease, stageFiles } from './stage.ts'
import { liveNow, moved, noted, type By, type Move } from './moves.ts'
import { refuseOlder } from './older.ts'
import { openDescriptions } from './descriptions.ts'
import { RefusedRelease } from './refused-release.ts'
import type { PublishOptions, Registry } from './registry.types.ts'
import { refuseRetired } from './retired.ts'
import { openServed } from './served.ts'
import { openSignatures } from './signatures.ts'
import { keepForOpenPages, sweep } from './sweep.ts'
import { withoutRelease } from './without-release.ts'

export { RefusedRelease } from './refused-release.ts'
export type { PublishOptions, Registry, ServerBuild } from './registry.types.ts'

/** `onProblem` is called once for pointers or releases that cannot be read; the site goes on with the others. */
export function openRegistry(
  folder: string,
  onProblem: (message: string) => void = () => undefined,
): Registry {
  const path = (...parts: string[]): string => join(folder, ...parts)
  const descriptions = openDescriptions(path('releases'), onProblem)
  const { read } = descriptions
  const channels = channelFile(path('channels.json'), onProblem)
  const served = openServed(path('served'))
  let hashed = { text: '', hash: '' }

  function live(module: string): Release | undefined {
    const pointer = channels.read()[module]
    if (pointer === undefined) return undefined
    const release = read(module, pointer.live)
    if (release) return release
    if (!descriptions.isThere(module, pointer.live))
      descriptions.reportOnce(
        `registry: ${module} ${pointer.live} is live and not there; publish ${module} again`,
      )
    return read(module, pointer.lastGood)
  }

  const names = (): string[] => Object.keys(channels.read())
  const allLive = (): Release[] => names().flatMap((name) => live(name) ?? [])

  /** The pointer's next fall-back: the one that leaves, unless it failed or the fall-back before has served well and it not yet. */
  function nextGood(name: string, now: Channels): string | undefined {
    const leaving = read(name, now[name]?.live)
    const before = read(name, now[name]?.lastGood)
    const judged = leaving && served.judge(leaving)
    if (judged === 'well') return leaving?.version
    const kept = before && served.judge(before)
    if (kept === 'well') return before?.version
    return judged === 'unknown' ? leaving?.version : kept === 'unknown' ? before?.version : undefined
  }

  const placeOf = ({ name, version }: Release) => ({ folder, known: read(name, version), served })
  const stageOnly = (release: Release, dist: string): void => stageFiles(placeOf(release), release, dist)
  const describe = (release: Release): void => describeRelease(placeOf(release), release)

  function stage(release: Release, dist: string): void {
    stageOnly(release, dist)
    describe(release)
  }

  /** What is live when these have taken the places of those of the same names. */
  const liveWith = (candidates: readonly Release[]): Release[] => [
    ...candidates,
    ...allLive().filter(({ name }) => candidates.every((one) => one.name !== name)),
  ]

  function check(candidates: readonly Release[], { force = false }: PublishOptions = {}): void {
    for (const release of candidates) {
      const current = read(release.name, channels.read()[release.name]?.live)
      if (!force && current) refuseOlder(release, current)
    }
    refuseIncompatible(candidates, allLive())
    refuseClashes(liveWith(candidates), allLive())
  }

  function pointed(now: Channels, candidates: readonly Release[], options?: PublishOptions): Channels {
    check(candidates, options)
    const next = { ...now }
    for (const { name, version } of candidates) {
      const pointer = now[name]
      if (pointer?.live === version) continue
      refuseRetired(pointer, { module: name, version })
      const { who = 'unknown', why, id } = options?.by ?? {}
      const change = { who, did: 'release', version, before: pointer?.live, why, id }
      next[name] = noted(liveNow(pointer ?? { live: version }, version, nextGood(name, now)), change)
    }
    refuseIncompatibleCohorts(next)
    return next
  }

  /** Refuses pointers by which some visitors would have releases that do not fit one another; what did not fit before is allowed. */
  function refuseIncompatibleCohorts(next: Channels): void {
    const now = allLive()
    for (const audience of audiencesOf(next)) {
      const { cohort } = audience
      const all = Object.entries(next).flatMap(
        ([name, pointer]) => read(name, cohort.get(name) ?? pointer.live) ?? [],
      )
      const other = all.filter(({ name, version }) =>
        now.every((one) => one.name !== name || one.version !== version),
      )
      checkForAudience(audience, () => {
        refuseIncompatible(other, now)
        refuseClashes(all, now)
      })
    }
  }

  const around = (now: Channels) => ({
    isHere: (name: string, version: string) => read(name, version) !== undefined,
    lastGood: (name: string) => lastGood(name)?.version,
    nextGood: (name: string) => nextGood(name, now),
    refuseOlder(name: string, version: string) {
      const [wanted, current] = [read(name, version), read(name, now[name]?.live)]
      if (wanted && current) refuseOlder(wanted, current)
    },
  })

  function movedTo(now: Channels, move: Move, by: By): Channels {
    const next = moved(now, move, by, around(now))
    refuseIncompatibleCohorts(next)
    return next
  }

  /** A canary that failed is served to no visitor, before an operator takes it back. */
  function usableCohort(who: Who): Cohort {
    const cohort = cohortOf(channels.read(), who)
    if (cohort.size === 0) return cohort
    return new Map(
      [...cohort].filter(
        ([name, version]) =>
          read(name, version) !== undefined &&
          (isPinned(name, who) || served.judge({ name, version }) !== 'failed'),
      ),
    )
  }
  const isPinned = (name: string, { merchant }: Who): boolean =>
    channels.read()[name]?.pins?.[merchant] !== undefined

  /** The canaries that failed, by module and version. */
  const failedCanaries = (): string[] =>
    Object.entries(channels.read()).flatMap(([name, { canary }]) =>
      canary && served.judge({ name, version: canary.version }) === 'failed'
        ? [`${name}@${canary.version}`]
        : [],
    )

  const tidy = (): void => sweep(folder, channels.read())

  function point(candidates: readonly Release[], options?: PublishOptions): void {
    channels.change((now) => pointed(now, candidates, options))
    tidy()
  }

  function lastGood(module: string): Release | undefined {
    const good = read(module, channels.read()[module]?.lastGood)
    return good && served.judge(good) !== 'failed' ? good : undefined
  }

  const without = (now: Channels, module: string, version?: string): Channels =>
    withoutRelease(now, { module, version }, { live: allLive(), lastGood: lastGood(module), check })

  function remove(module: string, version?: string): void {
    channels.change((now) => without(now, module, version))
    keepForOpenPages(folder, module)
    tidy()
  }

  const registry: Registry = {
    cohort: '',
    seenBy(who) {
      const cohort = usableCohort(who)
      if (cohort.size === 0) return registry
      return {
        ...registry,
        cohort: keyOf(cohort),
        live: (name) => read(name, cohort.get(name)) ?? live(name),
        lastGood: (name) => (cohort.has(name) ? live(name) : lastGood(name)),
      }
    },
    isSplit: (merchant) => isSplit(channels.read(), merchant),
    pointer: (module) => channels.read()[module],
    versions: descriptions.versions,
    moved: movedTo,
    move(move, by) {
      channels.change((now) => movedTo(now, move, by))
    },
    change: channels.changeSoon,
    tidy,
    modules: () =>
      names()
        .filter((name) => name !== 'shell' && name !== 'mono')
        .sort(),
    live,
    lastGood,
    release: read,
    integrityOf: descriptions.integrityOf,
    filesFolder: (module) => path('files', module),
    serverBuild: ({ name, version, serverEntry, serverIntegrity: integrity }) => ({
      file: path('server', name, version, serverEntry),
      integrity,
    }),
    isReadable: channels.isReadable,
    served,
    revision() {
      const text = [channels.text(), ...failedCanaries()].join(' ')
      if (text !== hashed.text)
        hashed = { text, hash: createHash('sha256').update(text).digest('hex').slice(0, 12) }
      return hashed.hash
    },
    stage,
    stageFiles: stageOnly,
    describe,
    signatures: openSignatures(folder),
    check,
    pointed,
    point,
    without,
    remove,
    publish(release, dist, options) {
      refuseIncompatible([release], allLive())
      stage(release, dist)
      point([release], options)
    },
  }
  return registry
}

/** Adds to a refusal which visitors would have had these releases, where not all would. */
function checkForAudience({ cohort, merchant }: Audience, look: () => void): void {
  try {
    look()
  } catch (error) {
    if (!(error instanceof RefusedRelease) || cohort.size === 0) throw error
    const whose = merchant === '' ? 'some visitors of every brand' : `visitors of ${merchant}`
    throw new RefusedRelease(`${error.message}\nSo it would be for ${whose}, who have ${keyOf(cohort)}.`)
  }
}
