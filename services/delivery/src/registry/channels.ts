import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const channelsSchema = z.record(z.string(), z.object({ live: z.string(), lastGood: z.string().optional() }))

/** Which release of each module is live, and which it falls back to. */
export type Channels = Readonly<z.infer<typeof channelsSchema>>

export interface ChannelFile {
  /** As they stand; while they cannot be read, the last ones that could be. */
  read(): Channels
  /** Text behind `read`: changes with any pointer. */
  text(): string
  /** Changes the pointers as they stand now; publishers come one after the other, so that none loses another's. Throws when they cannot be read. */
  change(next: (now: Channels) => Channels): void
}

/** The pointers in a file, with a copy of the last whole ones beside it. `onProblem` hears once of a file that cannot be read. */
export function channelFile(file: string, onProblem: (message: string) => void): ChannelFile {
  const copy = `${file}.copy`
  let known: Channels = {}
  let seen = ''
  let damaged = ''

  function readNow(): Channels {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
    if (text === seen) return known
    try {
      known = channelsSchema.parse(JSON.parse(text))
    } catch (cause) {
      const message = 'registry: channels.json cannot be read; put channels.json.copy in its place'
      if (text !== damaged) onProblem(message)
      damaged = text
      throw new Error(message, { cause })
    }
    seen = text
    return known
  }

  function read(): Channels {
    try {
      return readNow()
    } catch (error) {
      if (seen !== '') return known
      if (!existsSync(copy)) throw error
      seen = readFileSync(copy, 'utf8')
      return (known = channelsSchema.parse(JSON.parse(seen)))
    }
  }

  return {
    read,
    text: () => (read(), seen),
    change(next) {
      mkdirSync(dirname(file), { recursive: true })
      alone(`${file}.lock`, () => {
        writeAtomically(file, JSON.stringify(next(readNow())))
        copyFileSync(file, `${copy}.new`)
        renameSync(`${copy}.new`, copy)
      })
    },
  }
}

export function writeAtomically(file: string, text: string): void {
  const part = `${file}.${process.pid}.new`
  writeFileSync(part, text)
  renameSync(part, file)
}

/** A lock that is older than this was left behind by a publisher that died. */
const LEFT_BEHIND_MS = 10_000
const LOOK_MS = 10

/** Runs `work` while nobody else holds the lock file; waits for whoever does. */
function alone(lock: string, work: () => void): void {
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'))
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > LEFT_BEHIND_MS) rmSync(lock, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}
