import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRelease, releaseSchema, type Release } from '@site/config/schema'
import { SHARED_CONTRACT_VERSION, SHARED_LIBRARIES } from '@site/config'
import { z } from 'zod'

const channelsSchema = z.record(z.string(), z.object({ live: z.string(), lastGood: z.string().optional() }))
type Channels = z.infer<typeof channelsSchema>

/** A release that cannot go live; `reason` says why and what would help. */
export class RefusedRelease extends Error {
  override readonly name = 'RefusedRelease'
}

/** Immutable releases of modules, and the pointer that says which one is live (architecture: delivery). */
export interface Registry {
  /** Every module that has a live release, the shell and the one bundle left out. */
  modules(): readonly string[]
  live(module: string): Release | undefined
  lastGood(module: string): Release | undefined
  release(module: string, version: string): Release | undefined
  /** Integrity of a file of any release ever published; old pages go on asking for theirs. */
  integrityOf(module: string, file: string): string | undefined
  /** Copies a build's files in, then flips the pointer. Throws RefusedRelease. Publishing the same again changes nothing. */
  publish(release: Release, dist: string): void
  /** Folder of a module's browser files; names never change meaning. */
  filesFolder(module: string): string
  serverFile(release: Release): string
  /** Changes whenever any pointer changes. */
  revision(): string
}

/** `onProblem` is told once of pointers that cannot be read; until they can, the last ones that could be are used. */
export function openRegistry(
  folder: string,
  onProblem: (message: string) => void = () => undefined,
): Registry {
  const path = (...parts: string[]): string => join(folder, ...parts)
  const releases = new Map<string, Release>()
  const unreadable = new Set<string>()
  let channels: Channels = {}
  let seen = ''
  let damaged = ''

  /** The pointers as they stand; throws when they cannot be read. */
  function readNow(): Channels {
    const file = path('channels.json')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
    if (text === seen) return channels
    try {
      channels = channelsSchema.parse(JSON.parse(text))
    } catch (cause) {
      const message = 'registry: channels.json cannot be read; put it back from a copy'
      if (text !== damaged) onProblem(message)
      damaged = text
      throw new Error(message, { cause })
    }
    seen = text
    return channels
  }

  function readChannels(): Channels {
    try {
      return readNow()
    } catch (error) {
      if (seen === '') throw error
      return channels
    }
  }

  function read(module: string, version: string | undefined): Release | undefined {
    if (version === undefined) return undefined
    const key = `${module}@${version}`
    const known = releases.get(key)
    if (known) return known
    const file = path('releases', module, `${version}.json`)
    if (!existsSync(file)) return undefined
    const release = readRelease(JSON.parse(readFileSync(file, 'utf8')))
    if (release === undefined) {
      if (!unreadable.has(key))
        onProblem(
          `registry: ${key} was released before modules declared their paths and is left out; publish it again`,
        )
      unreadable.add(key)
      return undefined
    }
    releases.set(key, release)
    return release
  }

  return {
    modules: () =>
      Object.keys(readChannels())
        .filter((name) => name !== 'shell' && name !== 'mono')
        .sort(),
    live: (module) => read(module, readChannels()[module]?.live),
    lastGood: (module) => read(module, readChannels()[module]?.lastGood),
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
    serverFile: ({ name, version, serverEntry }) => path('server', name, version, serverEntry),
    revision: () => {
      readChannels()
      return createHash('sha256').update(seen).digest('hex').slice(0, 12)
    },
    publish(release, dist) {
      const { name, version } = releaseSchema.parse(release)
      refuseWhatCannotWork(release)
      const known = read(name, version)
      if (known && JSON.stringify(known.files) !== JSON.stringify(release.files))
        throw new RefusedRelease(
          `${name} ${version} is published already with other files: a release never changes, raise its version.`,
        )
      if (!known) {
        for (const target of [path('files', name), path('server', name, version), path('releases', name)])
          mkdirSync(target, { recursive: true })
        for (const file of readdirSync(join(dist, 'browser')).filter((other) =>
          /\.(js|css)(\.br|\.gz)?$/.test(other),
        ))
          cpSync(join(dist, 'browser', file), path('files', name, file))
        if (release.serverEntry !== '')
          cpSync(
            join(dist, 'server', release.serverEntry),
            path('server', name, version, release.serverEntry),
          )
        writeAtomically(path('releases', name, `${version}.json`), JSON.stringify(release))
      }
      const current = readNow()[name]
      if (current?.live === version) return
      const lastGood = current?.live
      const next = { ...channels, [name]: { live: version, ...(lastGood === undefined ? {} : { lastGood }) } }
      writeAtomically(path('channels.json'), JSON.stringify(next))
    },
  }
}

/** Every library a release needs must be one the shell gives, in a range it gives (MOD-03). */
function refuseWhatCannotWork({ name, version, needs, contract }: Release): void {
  if (contract !== SHARED_CONTRACT_VERSION)
    throw new RefusedRelease(
      `${name} ${version} was built for shared contract ${contract}, the live shell gives ${SHARED_CONTRACT_VERSION}: build it again.`,
    )
  for (const [request, range] of Object.entries(needs)) {
    const given = SHARED_LIBRARIES.find((library) => library.request === request)
    if (given === undefined)
      throw new RefusedRelease(`${name} ${version} needs ${request}, which the shell does not give.`)
    if (given.range !== range)
      throw new RefusedRelease(
        `${name} ${version} needs ${request} ${range}, the shell gives ${given.range}.`,
      )
  }
}

function writeAtomically(file: string, text: string): void {
  const part = `${file}.${process.pid}.new`
  writeFileSync(part, text)
  renameSync(part, file)
}
