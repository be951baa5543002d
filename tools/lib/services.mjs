import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './root.mjs'

/** A free loopback port. */
export const freePort = () =>
  new Promise((done, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

export const portIsFree = (port) =>
  new Promise((done) => {
    const probe = createServer()
    probe.on('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

/** Megabytes of a half of V8's young generation: without a limit it grows with the machine's memory, seen as 119 MB in ten minutes of load. */
const YOUNG_HALF_MB = 16

/**
 * Starts a service and waits for its ready line; resolves with the process, rejects with what it said. `file` is what its sources
 * were bundled into (bundle.mjs), which starts in a part of the time; `flags` are Node's own.
 */
export async function startService(name, env, { file, flags = [] } = {}) {
  const folder = join(root, 'services', name)
  const program = file === undefined ? ['src/server.ts'] : [file]
  return await new Promise((done, failed) => {
    const child = spawn(process.execPath, [`--max-semi-space-size=${YOUNG_HALF_MB}`, ...flags, ...program], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = []
    let ready = false
    const onLine = (line, out) => {
      if (!ready && line.includes('"ready"')) {
        ready = true
        done(child)
      } else if (ready) out.write(`${line}\n`)
      else said.push(line)
    }
    createInterface({ input: child.stdout }).on('line', (line) => onLine(line, process.stdout))
    createInterface({ input: child.stderr }).on('line', (line) => onLine(line, process.stderr))
    child.on(
      'exit',
      (code) =>
        ready ||
        failed(
          Object.assign(new Error(said.join('\n') || `${name} ended with ${code}`), { exitCode: code ?? 1 }),
        ),
    )
  })
}
