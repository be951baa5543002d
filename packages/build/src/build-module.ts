import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StatsCompilation } from 'webpack'
import { SHARED_LIBRARIES } from '@site/config'
import { checkSources } from './sources/check-sources.ts'
import { SharedNamesPlugin, type SharedUses } from './presets/shared-names.plugin.ts'
import { needsOf, refuseUngiven } from './release/gives.ts'
import { describeRemote, describeShell, readDeclaration } from './release/describe-release.ts'
import { buildConsole } from './console/build-console.ts'
import { appFolder, distFolder, isConsole, root } from './paths.ts'
import { monoConfig, remoteConfig, serverConfig, shellConfig } from './presets/configs.ts'
import { runWebpack } from './presets/run-webpack.ts'
import { writeServerEntry } from './presets/server-entry.ts'
import { writeMonoSource } from './presets/mono-source.ts'
import { upToDate, wantedVersion } from './release/version.ts'

/** Builds one module for browser and server and writes `dist/release.json`; does nothing when nothing changed. */
export async function buildModule(name: string): Promise<{ version: string; built: boolean }> {
  const { version: wanted, hash } = wantedVersion(name)
  if (upToDate(name)) return { version: wanted, built: false }
  const release = isConsole(name)
    ? await buildConsole(name, wanted)
    : name === 'shell' || name === 'mono'
      ? await buildShell(name, wanted, hash)
      : await buildRemote(name, wanted, hash)
  mkdirSync(distFolder(name), { recursive: true })
  writeFileSync(join(distFolder(name), 'release.json'), JSON.stringify(release, null, 1))
  return { version: wanted, built: true }
}

async function buildRemote(name: string, wanted: string, hash: string) {
  checkSources(appFolder(name), readDeclaration(name))
  const uses: SharedUses = new Map()
  const requests = new Set(SHARED_LIBRARIES.map(({ request }) => request))
  const config = remoteConfig(name, hash, wanted)
  config.plugins?.push(new SharedNamesPlugin(requests, root, uses))
  const stats = await runWebpack(config)
  refuseUngiven(uses)
  await runWebpack(serverConfig(name, writeServerEntry(name), true))
  return describeRemote(name, wanted, hash, { styles: stylesOf(stats), needs: needsOf(uses) })
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
  try {
    const { version, built } = await buildModule(name)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(built ? `built ${name} ${version} in ${seconds} s` : `${name} ${version} is up to date`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
