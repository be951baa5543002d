import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const ROOT = join(__dirname, '../../..')
/** What decides what a platform writes at its first start: a domain anywhere may bring migrations and seeds. */
const SOURCES = ['src', '../art/src', '../../packages/config/src']
const HOUR_MS = 60 * 60 * 1000
/** Who made it has ended in the middle. */
const LONGEST_MAKING_MS = 3 * 60 * 1000
const LOOK_AGAIN_MS = 200

/** A folder that is made once, and anew after an hour, on another day, or when what goes into it has changed: the example data are of today. */
export async function template(kind: string, make: (folder: string) => Promise<void>): Promise<string> {
  const name = join(tmpdir(), `site-platform-${kind}-${keyOf(SOURCES)}`)
  const lock = `${name}.lock`
  for (;;) {
    const made = freshOf(name)
    if (made !== undefined) return made
    if (!isMine(lock)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    else
      try {
        // Another process may have made it in between.
        if (freshOf(name) !== undefined) continue
        const making = mkdtempSync(`${name}.`)
        await make(making)
        renameSync(making, `${name}-${Date.now()}`)
        forgetOld(kind)
      } finally {
        rmSync(lock, { recursive: true, force: true })
      }
  }
}

/** The newest of a name that is not older than an hour, of the brands' day. */
function freshOf(name: string): string | undefined {
  const before = `${basename(name)}-`
  const [newest] = readdirSync(dirname(name))
    .filter((one) => one.startsWith(before))
    .map((one) => Number(one.slice(before.length)))
    .sort((a, b) => b - a)
  const now = Date.now()
  if (newest === undefined || newest < now - HOUR_MS || dayOf(newest) !== dayOf(now)) return undefined
  return `${name}-${newest}`
}

/** Where the brands of the examples are (UTC+7). */
const dayOf = (ms: number): number => Math.floor((ms + 7 * HOUR_MS) / (24 * HOUR_MS))

/** One of those who need it makes it, the others wait. */
function isMine(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    if (ageOf(lock) > LONGEST_MAKING_MS) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function forgetOld(kind: string): void {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(`site-platform-${kind}-`)) {
      const old = join(tmpdir(), name)
      if (ageOf(old) > 2 * HOUR_MS) rmSync(old, { recursive: true, force: true })
    }
}

function ageOf(path: string): number {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs
}

function keyOf(folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  return hash.digest('hex').slice(0, 12)
}
