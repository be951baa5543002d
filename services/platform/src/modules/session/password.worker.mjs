import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

// One thread's work on passwords, one after the other; on Linux the priority is this thread's alone.
const BELOW_THE_REST = 10
try {
  setPriority(0, BELOW_THE_REST)
} catch {
  // Where threads have no priority of their own, they share the cores as they are.
}

parentPort?.on('message', ({ id, stored, password, cost }) => {
  try {
    const value = stored === undefined ? hashSync(password, cost) : verifySync(stored, password, cost)
    parentPort?.postMessage({ id, value })
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : 'unknown' })
  }
})
