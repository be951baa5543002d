import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

// What a processor of this machine does in a second, beside the load of the checks: budgets are given in units of this loop.

const ROUNDS = 4
/** More than the caches of a processor hold, since builds and browsers wait for memory as much as they count. */
const ROWS = 60_000

function loop() {
  let last = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = Array.from({ length: ROWS }, (_, i) => ({ id: (i * 7919) % ROWS, name: `row ${i}`, last }))
    const text = JSON.stringify(JSON.parse(JSON.stringify(rows)).sort((a, b) => a.id - b.id))
    last = createHash('sha256').update(text).digest('hex')
  }
  return last
}

/** Processor seconds of one calibration loop, in a process of its own. */
export const calibrate = async () =>
  Number(await run(process.execPath, [fileURLToPath(import.meta.url)], { quiet: true }))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const from = process.cpuUsage()
  loop()
  const { user, system } = process.cpuUsage(from)
  process.stdout.write(String((user + system) / 1e6))
}
