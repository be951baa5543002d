import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

const PNPM = 'pnpm@12.21.0'
const NEEDED = [20, 19]

/** Checks Node.js and installs the dependencies of the lock file, unless they stand already. */
export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
    throw new Error(
      `Node.js ${process.versions.node} is too old: this site needs ${NEEDED.join('.')} or later. Install it and run the command again.`,
    )
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing dependencies …')
  await run('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    quiet: true,
    env: { CI: 'true' },
  })
  writeFileSync(stamp, lock)
}
