import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A lock held for longer was left behind by a process that died; holders need some milliseconds. */
const LEFT_BEHIND_MS = 10_000
const LOOK_MS = 10

/**
 * Runs `work` while no other process holds the lock file, on this host or another that has the folder; waits for its holder.
 * `isOurs` says whether it still is ours: a process that pauses for long finds it taken over.
 */
export function withFileLock(lock: string, work: (isOurs: () => boolean) => void): void {
  const turn = waitFor(lock)
  while (!turn.take()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS)
  turn.use(work)
}

/** The same, and others are answered while it waits. */
export async function withFileLockAsync(lock: string, work: (isOurs: () => boolean) => void): Promise<void> {
  const turn = waitFor(lock)
  while (!turn.take()) await pause(LOOK_MS)
  turn.use(work)
}

/** One who waits for a lock: `take` looks once, and takes one away that was left behind. */
function waitFor(lock: string) {
  mkdirSync(dirname(lock), { recursive: true })
  const token = randomUUID()
  let holder: string | undefined
  let since = performance.now()
  return {
    take(): boolean {
      if (take(lock, token)) return true
      const now = holderOf(lock)
      // By this process's own clock: hosts may disagree on the time of a file.
      if (now !== holder) [holder, since] = [now, performance.now()]
      else if (now !== undefined && performance.now() - since > LEFT_BEHIND_MS) takeAway(lock, now)
      return false
    },
    use(work: (isOurs: () => boolean) => void): void {
      const isOurs = (): boolean => holderOf(lock) === token
      try {
        work(isOurs)
      } finally {
        if (isOurs()) rmSync(lock, { force: true })
      }
    },
  }
}

/** A lock has its holder's token from the very first moment: it is written beside and then linked, which happens once. */
function take(lock: string, token: string): boolean {
  const mine = `${lock}.${token}`
  writeFileSync(mine, token)
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

function holderOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Takes a lock away that was left behind; one that another process has taken since is put back. */
function takeAway(lock: string, dead: string): void {
  if (holderOf(lock) !== dead) return
  const grave = `${lock}.${randomUUID()}.dead`
  try {
    renameSync(lock, grave)
    if (holderOf(grave) !== dead) linkSync(grave, lock)
  } catch (error) {
    // Another who waits was quicker.
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
  }
  rmSync(grave, { force: true })
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
