import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StatsCompilation } from 'webpack'
import { SHARED_LIBRARIES } from '@site/config'
import { describeRemote, describeShell, readDeclaration } from './release/describe-release.ts'
import { distFolder } from './paths.ts'
import { monoConfig, remoteConfig, serverConfig, shellConfig } from './presets/configs.ts'
import { runWebpack } from './presets/run-webpack.ts'
import { writeServerEntry } from './presets/server-entry.ts'
import { writeMonoSource } from './presets/mono-source.ts'
import { upToDate, wantedVersion } from './release/version.ts'

/** Builds one module for browser and server and writes `dist/release.json`; does nothing when nothing changed. */
export async function buildModule(name: string): Promise<{ version: string; built: boolean }> {
  const { version: wanted, hash } = wantedVersion(name)
  if (upToDate(name)) return { version: wanted, built: false }
  const release =
    name === 'shell' || name === 'mono'
      ? await buildShell(name, wanted, hash)
      : await buildRemote(name, wanted, hash)
  mkdirSync(distFolder(name), { recursive: true })
  writeFileSync(join(distFolder(name), 'release.json'), JSON.stringify(release, null, 1))
  return { version: wanted, built: true }
}

async function buildRemote(name: string, wanted: string, hash: string) {
  readDeclaration(name)
  const stats = await runWebpack(remoteConfig(name, hash, wanted))
  await runWebpack(serverConfig(name, writeServerEntry(name), true))
  return describeRemote(name, wanted, hash, { styles: stylesOf(stats), needs: needsOf(stats) })
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

/** The shared libraries a build asks of the shell, each with the range it was built for. */
function needsOf(stats: StatsCompilation): Record<string, string> {
  const requests = (stats.modules ?? []).flatMap(({ identifier }) => {
    const [kind, , request] = identifier?.split('|') ?? []
    return kind === 'consume-shared-module' && request !== undefined ? [request] : []
  })
  const ranges = new Map(SHARED_LIBRARIES.map(({ request, range }) => [request, range]))
  return Object.fromEntries(requests.sort().map((request) => [request, ranges.get(request) ?? '*']))
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
  const { version, built } = await buildModule(name)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(built ? `built ${name} ${version} in ${seconds} s` : `${name} ${version} is up to date`)
}
