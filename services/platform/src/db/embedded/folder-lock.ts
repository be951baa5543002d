import { mkdir, open, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { processStart } from '#db/embedded/process-start'
import { StartupError } from '@site/service-kit/startup-error'

interface Owner {
  pid: number
  startedAt: string
}

const TAKEOVER_LIMIT_MS = 10_000

/**
 * Takes the data folder for this process, since PGlite lets a second process corrupt it.
 * A lock whose owner is dead (kill -9, a reused pid) is taken over; a live one raises StartupError naming the pid.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'platform.lock')
  const me: Owner = { pid: process.pid, startedAt: (await processStart(process.pid)) ?? '' }
  if (!(await tryCreate(file, me))) await takeOver(file, me, dataDir)
  return () => rm(file, { force: true })
}

async function tryCreate(file: string, owner: Owner): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(JSON.stringify(owner))
    await handle.close()
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Two processes may see the same dead owner; making the takeover folder lets one of them pass. */
async function takeOver(file: string, me: Owner, dataDir: string): Promise<void> {
  const gate = `${file}.takeover`
  await mkdir(gate).catch(async (error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error
    const { mtimeMs } = await stat(gate)
    if (Date.now() - mtimeMs < TAKEOVER_LIMIT_MS) throw inUse(dataDir, 'another process that starts just now')
  })
  try {
    const owner = await readOwner(file)
    if (owner && (await isAlive(owner))) throw inUse(dataDir, `process ${owner.pid}`)
    await rm(file, { force: true })
    if (!(await tryCreate(file, me))) throw inUse(dataDir, 'another process')
  } finally {
    await rmdir(gate).catch(() => undefined)
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value))
      return undefined
    const { pid, startedAt } = value
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined
  } catch {
    return undefined // A half-written lock belongs to a process that died while writing it.
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  return (await processStart(owner.pid)) === owner.startedAt
}

function inUse(dataDir: string, by: string): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by ${by}. Stop that process, or choose another folder with DATA_DIR or --data-dir.`,
  )
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
