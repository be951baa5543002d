import { join } from 'node:path'
import { distFolder } from '../paths.ts'
import { runWebpack } from '../presets/run-webpack.ts'
import { releaseFiles } from '../release/release-files.ts'
import { consoleConfig } from './console.config.ts'

/** What the platform gets to know of the console that it serves (services/platform, operations/console). */
export interface BuiltConsole {
  readonly version: string
  readonly scripts: readonly string[]
  readonly files: readonly { readonly name: string; readonly integrity: string }[]
}

/** Builds the console for the browser; throws with webpack's words when it fails. */
export async function buildConsole(name: string, version: string): Promise<BuiltConsole> {
  const { entrypoints = {} } = await runWebpack(consoleConfig(name))
  const assets = entrypoints['console']?.assets ?? []
  return {
    version,
    scripts: assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    files: releaseFiles(join(distFolder(name), 'browser')).map(({ name, integrity }) => ({
      name,
      integrity,
    })),
  }
}
