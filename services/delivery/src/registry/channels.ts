import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { copyOf, writeWithCopy } from '#files/whole-file.ts'
import { withFileLock, withFileLockAsync } from './with-file-lock.ts'

/** One change of a module's pointers, for the list of what was done. */
const changeSchema = z.object({
  /** Given by the caller: the same change requested twice is made once. */
  id: z.string().optional(),
  at: z.string(),
  who: z.string(),
  /** In the words of the commands: `release`, `canary`, `promote`, `rollback`, `pin`, `unpin`, `stop`, `retire`, `restore`. */
  did: z.string(),
  version: z.string().optional(),
  /** What was live before. */
  before: z.string().optional(),
  why: z.string().optional(),
})

const pointerSchema = z.object({
  live: z.string(),
  lastGood: z.string().optional(),
  /** A release that a part of the visitors has, `percent` of 100, of these brands or of all. */
  canary: z
    .object({
      version: z.string(),
      percent: z.number().int().min(1).max(100),
      brands: z.array(z.string()).optional(),
      /** It is promoted once it is found good. */
      auto: z.boolean().optional(),
    })
    .optional(),
  /** Releases that brands stay on, by merchant. */
  pins: z.record(z.string(), z.string()).optional(),
  /** Releases that may not be chosen any more, and since when. */
  retired: z.record(z.string(), z.string()).optional(),
  /** The newest first. */
  changes: z.array(changeSchema).optional(),
})

const channelsSchema = z.record(z.string(), pointerSchema)

export type Change = Readonly<z.infer<typeof changeSchema>>
export type Pointer = Readonly<z.infer<typeof pointerSchema>>

/** Which release of each module is live, and which it falls back to; what a part of the visitors has instead. */
export type Channels = Readonly<Record<string, Pointer>>

/** Pointers of a text; throws where it is damaged. */
export const readChannels = (text: string): Channels => channelsSchema.parse(JSON.parse(text))

export interface ChannelFile {
  /** As they stand; while they cannot be read, the last ones that could be. */
  read(): Channels
  /** Text behind `read`: changes with any pointer. */
  text(): string
  /** Whether the file itself can be read, not its copy alone. */
  isReadable(): boolean
  /** Changes the pointers as they stand now; publishers come one after the other, so that none loses another's. Throws when they cannot be read. */
  change(next: (now: Channels) => Channels): void
  /** The same without blocking: other requests are answered while it waits for a publisher. */
  changeSoon(next: (now: Channels) => Channels): Promise<void>
}

const UNREADABLE = 'registry: channels.json cannot be read; put channels.json.copy in its place'

/** The pointers in a file, with a copy of the last whole ones beside it. `onProblem` hears once of a file that cannot be read. */
export function channelFile(file: string, onProblem: (message: string) => void): ChannelFile {
  let known: { readonly text: string; readonly channels: Channels } | undefined
  let seen = ''
  let failed = ''

  /** A text that differs for each state of the file, without reading it. */
  function stateNow(): string {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false })
    return found === undefined ? 'none' : [found.ino, found.size, found.mtimeNs].join(' ')
  }

  /** As they stand now; throws when they cannot be read. */
  function readNow(): Channels {
    const state = stateNow()
    if (known !== undefined && state === seen) return known.channels
    if (state === failed) throw new Error(UNREADABLE)
    const text = state === 'none' ? '{}' : readFileSync(file, 'utf8')
    try {
      known = { text, channels: readChannels(text) }
    } catch (cause) {
      onProblem(UNREADABLE)
      failed = state
      throw new Error(UNREADABLE, { cause })
    }
    seen = state
    failed = ''
    return known.channels
  }

  function read(): Channels {
    try {
      return readNow()
    } catch {
      known ??= copied()
      return known.channels
    }
  }

  function copied(): { text: string; channels: Channels } {
    try {
      const text = readFileSync(copyOf(file), 'utf8')
      return { text, channels: readChannels(text) }
    } catch {
      return { text: '{}', channels: {} }
    }
  }

  const lock = `${file}.lock`
  const changeBy =
    (next: (now: Channels) => Channels) =>
    (isOurs: () => boolean): void => {
      const text = JSON.stringify(next(readNow()))
      if (!isOurs()) throw new Error('registry: another process has taken the lock over; publish again')
      writeWithCopy(file, text)
    }

  return {
    read,
    text: () => (read(), known?.text ?? ''),
    isReadable: () => (read(), failed === ''),
    change: (next) => withFileLock(lock, changeBy(next)),
    changeSoon: (next) => withFileLockAsync(lock, changeBy(next)),
  }
}
