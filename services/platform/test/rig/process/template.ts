import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const ROOT = join(__dirname, '../../..')
/** What decides what a platform writes at its first start: a domain anywhere may bring migrations and seeds. */
const SOURCES = ['src', '../art/src', '../../packages/config/src']
const HOUR_MS = 60 * 60 * 1000
/** Who made it has ended in the middle. */
const LONGEST_MAKING_MS = 3 * 60 * 1000
const LOOK_AGAIN_MS = 200

/** A folder that is made once an hour, and anew when what goes into it has changed: the example data tell of today. */
export async function template(kind: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(tmpdir(), `site-platform-${kind}-${keyOf(SOURCES)}-${Math.floor(Date.now() / HOUR_MS)}`)
  const lock = `${folder}.lock`
  while (!existsSync(folder)) {
    if (isMine(lock)) {
      try {
        const making = mkdtempSync(`${folder}.`)
        await make(making)
        renameSync(making, folder)
        forgetOld(folder, kind)
      } finally {
        rmSync(lock, { recursive: true, force: true })
      }
    } else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  return folder
}

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

function forgetOld(folder: string, kind: string): void {
  for (const name of readdirSync(dirname(folder)))
    if (name.startsWith(`site-platform-${kind}-`) && name !== basename(folder)) {
      const old = join(dirname(folder), name)
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
