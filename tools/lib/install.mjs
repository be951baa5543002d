import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

const PNPM = 'pnpm@12.21.0'
const LOCK = join(root, 'pnpm-lock.yaml')
const STAMP = join(root, 'node_modules', '.installed')

/**
 * Installs what the packages of the work tree ask for, unless it is there already. A package.json that the
 * lock file does not know yet (a new module) is written into it; where CI is set it is a failure, since it would not be committed.
 */
export async function install() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return
  console.log('Installing dependencies …')
  const before = readFileSync(LOCK, 'utf8')
  const wayOfLock = process.env.CI ? '--frozen-lockfile' : '--no-frozen-lockfile'
  await pnpm(wayOfLock).catch((error) => {
    if (!process.env.CI) throw error
    throw new Error(
      `${error.message}\nWhere pnpm-lock.yaml does not fit a package.json: run npm run setup on your machine and commit the lock file.`,
    )
  })
  if (readFileSync(LOCK, 'utf8') !== before)
    console.log('pnpm-lock.yaml follows the packages: where git status names it, commit it with your change.')
  writeFileSync(STAMP, fingerprint())
}

const pnpm = (wayOfLock) =>
  run('npx', ['-y', PNPM, 'install', wayOfLock, '--prefer-offline', '--reporter=append-only'], {
    quiet: true,
    env: { CI: 'true' },
  })

/** Of the lock file and every package.json of the workspace at this folder: what `node_modules/.installed` holds once it is installed. */
export function fingerprint(at = root) {
  const folders = ['apps', 'packages', 'services'].flatMap((group) =>
    readdirSync(join(at, group)).map((name) => join(at, group, name)),
  )
  const manifests = [at, ...folders, join(at, 'e2e'), join(at, 'tools')]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(file))
  const hash = createHash('sha256')
  for (const file of [join(at, 'pnpm-lock.yaml'), join(at, 'pnpm-workspace.yaml'), ...manifests])
    hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}
