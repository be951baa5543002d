import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

// One thread's work on passwords, one after the other.
const LAST = 19

/** Linux runs an idle thread where nothing else wants to run, and wakes others as if its processor were free. */
function letOthersPass() {
  try {
    setPriority(0, LAST)
    spawnSync('chrt', ['--idle', '--pid', '0', basename(readlinkSync('/proc/thread-self'))])
  } catch {
    // Where threads have no priority of their own, they share the processors as they are.
  }
}

if (workerData === 'idle') letOthersPass()
parentPort?.on('message', ({ id, stored, password, cost }) => {
  try {
    const value = stored === undefined ? hashSync(password, cost) : verifySync(stored, password, cost)
    parentPort?.postMessage({ id, value })
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : 'unknown' })
  }
})
