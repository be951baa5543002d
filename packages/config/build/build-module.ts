import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StatsCompilation } from 'webpack'
import { describeRemote, describeShell, readDeclaration } from './describe-release.ts'
import {
  appFolder,
  distFolder,
  monoConfig,
  remoteConfig,
  root,
  serverConfig,
  shellConfig,
} from './presets.ts'
import { runWebpack } from './run-webpack.ts'
import { writeServerEntry } from './server-entry.ts'
import { MODULES } from '../src/modules.ts'
import { writeMonoSource } from './mono-source.ts'
import { sourceHash } from './source-hash.ts'

const ALL = ['shell', ...MODULES]
const packageFolder = (name: string): string => join(root, 'packages', name)

/** What decides a build's content: the module's own folder, the preset, the lock file; for the shell also the shared packages. */
function inputs(name: string): string[] {
  if (name === 'mono')
    return [...ALL.map(appFolder), packageFolder('config'), packageFolder('shared-api'), packageFolder('ui')]
  const own = [appFolder(name), join(packageFolder('config'), 'build'), join(packageFolder('config'), 'src')]
  return name === 'shell' ? [...own, packageFolder('shared-api'), packageFolder('ui')] : own
}

function version(name: string): { version: string; hash: string } {
  const { version: own } = JSON.parse(
    readFileSync(join(appFolder(name === 'mono' ? 'shell' : name), 'package.json'), 'utf8'),
  ) as {
    version: string
  } // reason: our own package.json
  const hash = sourceHash(inputs(name))
  return { version: `${own}-${hash}`, hash }
}

/** Builds one module for browser and server and writes `dist/release.json`; does nothing when nothing changed. */
export async function buildModule(name: string): Promise<{ version: string; built: boolean }> {
  const { version: wanted, hash } = version(name)
  const file = join(distFolder(name), 'release.json')
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === wanted)
    return { version: wanted, built: false } // reason: written below
  const release =
    name === 'shell' || name === 'mono'
      ? await buildShell(name, wanted, hash)
      : await buildRemote(name, wanted, hash)
  mkdirSync(distFolder(name), { recursive: true })
  writeFileSync(file, JSON.stringify(release, null, 1))
  return { version: wanted, built: true }
}

async function buildRemote(name: string, wanted: string, hash: string) {
  readDeclaration(name)
  const stats = await runWebpack(remoteConfig(name, hash, wanted))
  await runWebpack(serverConfig(name, writeServerEntry(name), true))
  return describeRemote(name, wanted, hash, stylesOf(stats))
}

/** Which styles belong to which script, for every chunk that has both. */
function stylesOf(stats: StatsCompilation): Record<string, string[]> {
  const styles: Record<string, string[]> = {}
  for (const { files = [] } of stats.chunks ?? []) {
    const css = files.filter((file) => file.endsWith('.css'))
    if (css.length > 0) for (const file of files) if (file.endsWith('.js')) styles[file] = css
  }
  return styles
}

async function buildShell(name: 'shell' | 'mono', wanted: string, hash: string) {
  const stats = await runWebpack(name === 'mono' ? monoConfig(hash, writeMonoSource()) : shellConfig(hash))
  if (name === 'shell') await runWebpack(serverConfig('shell', './src/server.tsx', false))
  const files = stats.entrypoints?.[name]?.assets?.map((asset) => asset.name) ?? []
  return describeShell(
    name,
    wanted,
    { js: files.filter((name) => name.endsWith('.js')), css: files.filter((name) => name.endsWith('.css')) },
    stylesOf(stats),
  )
}

const [name] = process.argv.slice(2)
if (name !== undefined) {
  const started = performance.now()
  const { version: built, built: fresh } = await buildModule(name)
  console.log(
    fresh
      ? `built ${name} ${built} in ${((performance.now() - started) / 1000).toFixed(1)} s`
      : `${name} ${built} is up to date`,
  )
}
