import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readRelease, releaseSchema, type Release } from '@site/config/schema'
import { copyWhole, writeWhole } from '#files/whole-file.ts'
import { channelFile, type Channels, type Pointer } from './channels.ts'
import { refuseClashes } from './clashes.ts'
import { refuseMisfits } from './fits.ts'
import { isSplit, keyOf, laneOf, lanesOf, type Lane, type Who } from './lanes.ts'
import { liveNow, moved, noted, type By, type Move } from './moves.ts'
import { refuseOlder } from './older.ts'
import { RefusedRelease } from './refused-release.ts'
import { openServed, type Served } from './served.ts'
import { keepForOpenPages, sweep } from './sweep.ts'
import { refuseOverweight } from './weigh.ts'
import { withoutRelease } from './without-release.ts'
import { holds, refuseAltered } from './whole.ts'

export { RefusedRelease } from './refused-release.ts'

/** A release's code for the server: a file, and its integrity where the release says it. */
export interface ServerBuild {
  readonly file: string
  readonly integrity: string | undefined
}

export interface PublishOptions {
  /** Lets a release go live that is older than the live one. */
  readonly force?: boolean
  /** Who releases, and why; told by the list of changes. */
  readonly by?: By
}

/** Immutable releases of modules, and the pointer that says which one is live (architecture: delivery). */
export interface Registry {
  /** Every module that has a live release, the shell and the one bundle left out. */
  modules(): readonly string[]
  live(module: string): Release | undefined
  /** The last release that served well; none that failed (MOD-07). */
  lastGood(module: string): Release | undefined
  release(module: string, version: string): Release | undefined
  /** Integrity of a file of any release ever published; old pages go on asking for theirs. */
  integrityOf(module: string, file: string): string | undefined
  /** Checks a build and copies its files in; repairs those of the same release. Throws RefusedRelease. Nothing is live by it yet. */
  lay(release: Release, dist: string): void
  /** Throws RefusedRelease for releases that could not go live together: with the shell, with one another, with what is live. */
  check(releases: readonly Release[], options?: PublishOptions): void
  /** The pointers when these are live: for whoever keeps them elsewhere. Throws RefusedRelease. */
  pointed(now: Channels, releases: readonly Release[], options?: PublishOptions): Channels
  /** The pointers when a module, or one release of it, is off. Throws RefusedRelease. */
  without(now: Channels, module: string, version?: string): Channels
  /** Makes releases that lie in the registry live, all at once. Throws RefusedRelease. */
  point(releases: readonly Release[], options?: PublishOptions): void
  /** `lay` and `point`. Publishing the same again changes nothing but damaged files. */
  publish(release: Release, dist: string, options?: PublishOptions): void
  /**
   * Takes a module off, or one release of it: a live one gives way to its fall-back. Throws RefusedRelease where another
   * module needs what goes. Its files stay for the pages that are open, as those of older releases do, and are swept later.
   */
  remove(module: string, version?: string): void
  /** Folder of a module's browser files; names never change meaning. */
  filesFolder(module: string): string
  /** What draws a release on the server, with what it has to be. */
  serverBuild(release: Release): ServerBuild
  readonly served: Served
  /** Whether the pointers themselves can be read; else the last whole ones are used. */
  isReadable(): boolean
  /** Changes whenever any pointer changes, or what it says of a canary. */
  revision(): string
  /** What is live for a visitor: a canary, a brand's pin, else this registry itself. */
  seenBy(who: Who): Registry
  /** Of `seenBy`: tells what one visitor has from what another has; empty for what is live. */
  readonly lane: string
  /** Whether a brand's visitors differ: some of them have a canary. */
  isSplit(merchant: string): boolean
  /** A module's pointers with its latest changes. */
  pointer(module: string): Pointer | undefined
  /** Versions of a module that lie here, the newest first. */
  versions(module: string): readonly string[]
  /** The pointers after a move, checked for everybody who would have another release by it. Throws RefusedRelease. */
  moved(now: Channels, move: Move, by: By): Channels
  /** Makes a move. Throws RefusedRelease. */
  move(move: Move, by: By): void
}

/** `onProblem` is told once of pointers or releases that cannot be read; the site goes on with the others. */
export function openRegistry(
  folder: string,
  onProblem: (message: string) => void = () => undefined,
): Registry {
  const path = (...parts: string[]): string => join(folder, ...parts)
  const releases = new Map<string, Release>()
  const told = new Set<string>()
  const channels = channelFile(path('channels.json'), onProblem)
  const served = openServed(path('served'))
  let hashed = { text: '', hash: '' }

  function tellOnce(message: string): undefined {
    if (!told.has(message)) onProblem(message)
    told.add(message)
  }

  function read(module: string, version: string | undefined): Release | undefined {
    if (version === undefined) return undefined
    const key = `${module}@${version}`
    const known = releases.get(key)
    if (known) return known
    const file = path('releases', module, `${version}.json`)
    if (!existsSync(file)) return undefined
    try {
      const release = readRelease(JSON.parse(readFileSync(file, 'utf8')))
      if (release === undefined)
        return tellOnce(
          `registry: ${key} was released before modules declared their paths and is left out; publish it again`,
        )
      releases.set(key, release)
      return release
    } catch {
      return tellOnce(
        `registry: the description of ${module} ${version} cannot be read; publish ${module} again`,
      )
    }
  }

  function live(module: string): Release | undefined {
    const pointer = channels.read()[module]
    if (pointer === undefined) return undefined
    const release = read(module, pointer.live)
    if (release) return release
    if (!existsSync(path('releases', module, `${pointer.live}.json`)))
      tellOnce(`registry: ${module} ${pointer.live} is live and not there; publish ${module} again`)
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

  function lay(release: Release, dist: string): void {
    const { name, version, files, serverEntry, serverIntegrity } = releaseSchema.parse(release)
    refuseAltered(release, dist)
    refuseOverweight(release, dist)
    const known = read(name, version)
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
    if (known === undefined) writeWhole(path('releases', name, `${version}.json`), JSON.stringify(release))
    if (repaired) served.forget(release)
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
    refuseMisfits(candidates, allLive())
    refuseClashes(liveWith(candidates), allLive())
  }

  function pointed(now: Channels, candidates: readonly Release[], options?: PublishOptions): Channels {
    check(candidates, options)
    const next = { ...now }
    for (const { name, version } of candidates) {
      const pointer = now[name]
      if (pointer?.live === version) continue
      const { who = 'unknown', why } = options?.by ?? {}
      next[name] = noted(liveNow(pointer ?? { live: version }, version, nextGood(name, now)), {
        who,
        did: 'release',
        version,
        ...(pointer && { before: pointer.live }),
        ...(why === undefined ? {} : { why }),
      })
    }
    refuseLanes(next)
    return next
  }

  /** Refuses pointers by which somebody would have releases that do not fit one another; what did not fit before stops nobody. */
  function refuseLanes(next: Channels): void {
    const now = allLive()
    for (const lane of lanesOf(next)) {
      const all = Object.entries(next).flatMap(
        ([name, pointer]) => read(name, lane.get(name) ?? pointer.live) ?? [],
      )
      const other = all.filter(({ name, version }) =>
        now.every((one) => one.name !== name || one.version !== version),
      )
      refuseMisfits(other, now)
      refuseClashes(all, now)
    }
  }

  const around = (now: Channels) => ({
    isHere: (name: string, version: string) => read(name, version) !== undefined,
    lastGood: (name: string) => lastGood(name)?.version,
    nextGood: (name: string) => nextGood(name, now),
  })

  function movedTo(now: Channels, move: Move, by: By): Channels {
    const next = moved(now, move, by, around(now))
    refuseLanes(next)
    return next
  }

  /** A canary that failed is nobody's any more, whoever has to take it back. */
  function usableLane(who: Who): Lane {
    const lane = laneOf(channels.read(), who)
    if (lane.size === 0) return lane
    return new Map(
      [...lane].filter(
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

  function point(candidates: readonly Release[], options?: PublishOptions): void {
    channels.change((now) => pointed(now, candidates, options))
    sweep(folder, names())
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
    sweep(folder, names())
  }

  const registry: Registry = {
    lane: '',
    seenBy(who) {
      const lane = usableLane(who)
      if (lane.size === 0) return registry
      return {
        ...registry,
        lane: keyOf(lane),
        live: (name) => read(name, lane.get(name)) ?? live(name),
        lastGood: (name) => (lane.has(name) ? live(name) : lastGood(name)),
      }
    },
    isSplit: (merchant) => isSplit(channels.read(), merchant),
    pointer: (module) => channels.read()[module],
    versions: (module) => versionsOf(path('releases', module)),
    moved: movedTo,
    move(move, by) {
      channels.change((now) => movedTo(now, move, by))
    },
    modules: () =>
      names()
        .filter((name) => name !== 'shell' && name !== 'mono')
        .sort(),
    live,
    lastGood,
    release: read,
    integrityOf(module, file) {
      const folder = path('releases', module)
      if (!/^[a-z-]+$/.test(module) || !existsSync(folder)) return undefined
      for (const name of readdirSync(folder)) {
        const found = read(module, name.replace(/\.json$/, ''))?.files.find((other) => other.name === file)
        if (found) return found.integrity
      }
      return undefined
    },
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
    lay,
    check,
    pointed,
    point,
    without,
    remove,
    publish(release, dist, options) {
      refuseMisfits([release], allLive())
      lay(release, dist)
      point([release], options)
    },
  }
  return registry
}

/** By the time they were laid. */
function versionsOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const laidAt = (file: string): number => statSync(join(folder, file)).mtimeMs
  return files.sort((one, other) => laidAt(other) - laidAt(one)).map((file) => file.slice(0, -'.json'.length))
}
