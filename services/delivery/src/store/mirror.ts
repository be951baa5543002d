import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseSchema, type Release } from '@site/config/schema'
import { writeWhole, writeWithCopy } from '#files/whole-file.ts'
import { readChannels, type Channels } from '#registry/channels.ts'
import { signatureFile } from '#registry/signatures.ts'
import type { ReleaseStore } from './release-store.ts'

const POINTERS = 'channels.json'
const AT_ONCE = 16
/** Publishers that are quicker than this one, one after the other. */
const MOST_TRIES = 100

/** A registry's folder that follows a store which several hosts have: pages are served of the folder, whatever becomes of the store. */
export interface Mirror {
  /** Brings what is live here, then its pointers; the other releases, which open pages ask for, follow. */
  pull(): Promise<void>
  /** Puts a release that lies in the folder into the store. */
  push(release: Release): Promise<void>
  /** Changes the pointers as they stand in the store; of publishers at the same moment none loses another's. */
  change(next: (now: Channels) => Channels): Promise<void>
  /** Brings one file; false where the store has none. */
  bring(name: string): Promise<boolean>
}

export function createMirror(folder: string, store: ReleaseStore): Mirror {
  const place = (name: string): string => join(folder, name)
  let seen: string | undefined

  async function bring(name: string): Promise<boolean> {
    if (!isPlain(name)) return false
    const found = await store.read(name)
    if (found) writeWhole(place(name), found.bytes)
    return found !== undefined
  }

  const bringAll = (names: readonly string[]): Promise<void> =>
    inTurns(
      names.filter((name) => !existsSync(place(name))),
      bring,
    )

  /** A release with its files; its description last, so that no reader finds half of it. */
  async function bringRelease(name: string, version: string): Promise<void> {
    const description = `releases/${name}/${version}.json`
    if (existsSync(place(description))) return
    const found = await store.read(description)
    if (found === undefined) return
    const release = releaseSchema.parse(JSON.parse(found.bytes.toString('utf8')))
    await bringAll(filesOf(release))
    writeWhole(place(description), found.bytes)
  }

  async function bringOthers(): Promise<void> {
    for (const name of await store.names('releases/')) {
      const [, module, file] = name.split('/')
      if (module !== undefined && file?.endsWith('.json') === true)
        await bringRelease(module, file.slice(0, -'.json'.length))
    }
  }

  async function pull(): Promise<void> {
    const found = await store.read(POINTERS)
    if (found === undefined || found.tag === seen) return
    const text = found.bytes.toString('utf8')
    for (const [module, { live, lastGood, canary, pins = {} }] of Object.entries(readChannels(text)))
      for (const version of [live, lastGood, canary?.version, ...Object.values(pins)])
        if (version !== undefined) await bringRelease(module, version)
    writeWithCopy(place(POINTERS), text)
    await bringOthers()
    seen = found.tag
  }

  return {
    pull,
    bring,
    async push(release) {
      await inTurns(filesOf(release), async (name) => {
        if (existsSync(place(name))) await store.write(name, readFileSync(place(name)))
      })
      const description = `releases/${release.name}/${release.version}.json`
      await store.write(description, readFileSync(place(description)))
    },
    async change(next) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        await pull()
        const found = await store.read(POINTERS)
        // What came in between is brought here first: the change is judged by it.
        if (found !== undefined && found.tag !== seen) continue
        const now = found === undefined ? {} : readChannels(found.bytes.toString('utf8'))
        const text = JSON.stringify(next(now))
        if (!(await store.replace(POINTERS, Buffer.from(text), found?.tag))) continue
        return await pull()
      }
      throw new Error('Others go on publishing: try again in a moment.')
    },
  }
}

/** Names in the store of everything that a release is made of, its description left out. */
function filesOf({ name, version, files, serverEntry }: Release): string[] {
  return [
    ...files.flatMap((file) => ['', '.br', '.gz'].map((ending) => `files/${name}/${file.name}${ending}`)),
    ...(serverEntry === '' ? [] : [`server/${name}/${version}/${serverEntry}`]),
    signatureFile({ name, version }),
  ]
}

/** Nothing in a store may lead out of the folder. */
const isPlain = (name: string): boolean =>
  /^[\w./-]+$/.test(name) && !name.startsWith('/') && !name.split('/').includes('..')

async function inTurns(names: readonly string[], work: (name: string) => Promise<unknown>): Promise<void> {
  const left = [...names]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let name = left.shift(); name !== undefined; name = left.shift()) await work(name)
    }),
  )
}
