import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appFolder, packageFolder } from '@site/build/src/paths.ts'
import { exposesOf, globalOf } from '@site/build/src/presets/configs.ts'
import { readDeclaration } from '@site/build/src/release/describe-release.ts'
import { readShellEvents } from '@site/build/src/release/read-shell-events.ts'
import { moduleMessages, readMessages } from '@site/build/src/release/messages.ts'
import { LANGUAGES, SHARED_CONTRACT_VERSION } from '@site/config'
import { moduleSchema, releaseSchema, type Release } from '@site/config/schema'
import type { StatsCompilation } from 'webpack'
import { hotFolder } from '../config/hot-folder.ts'

const HASH = 'hot'
const PACKAGE_VERSION = '0.0.0'

/** Files of one build, by the place in the page that requests them. */
type Exposes = Release['exposes']

/** A hot build as a release would be described: what is on the page at once, with the integrity of every file of it. */
export function describeHot(name: string, stats: StatsCompilation): Release {
  const { entry, exposes } = name === 'shell' ? shellFiles(stats) : remoteFiles(name, stats)
  const names = [...new Set([entry, ...Object.values(exposes).flatMap(({ js }) => js)])]
  const files = names.map((file) => describeFile(name, file))
  const digest = createHash('sha256')
    .update(files.map(({ integrity }) => integrity).join())
    .digest('hex')
  return releaseSchema.parse({
    name,
    version: `${PACKAGE_VERSION}-${digest.slice(0, 8)}`,
    contract: SHARED_CONTRACT_VERSION,
    declaration: name === 'shell' ? shellDeclaration() : readDeclaration(name),
    entry,
    entryGlobal: name === 'shell' ? '' : globalOf(name, HASH),
    exposes,
    styles: {},
    needs: {},
    files,
    ...(name === 'shell' ? { messages: shellMessages() } : moduleMessages(appFolder(name), exposesOf(name))),
    serverEntry: '',
    createdAt: new Date().toISOString(),
  } satisfies Release)
}

const shellDeclaration = (): Release['declaration'] =>
  moduleSchema.parse({
    name: 'shell',
    events: { emits: readShellEvents() },
    // A hot build is not weighed.
    budget: { entry: 1, expose: 1, total: 1 },
  })

function shellFiles({ entrypoints }: StatsCompilation): { entry: string; exposes: Exposes } {
  const js = scripts(entrypoints?.['shell']?.assets)
  return { entry: js.at(-1) ?? '', exposes: { '.': { js, css: [] } } }
}

function remoteFiles(name: string, { entrypoints, namedChunkGroups }: StatsCompilation) {
  const container = scripts(entrypoints?.[globalOf(name, HASH)]?.assets)
  const exposes = Object.entries(namedChunkGroups ?? {}).filter(([group]) => /\.(screen|slot)$/.test(group))
  return {
    entry: container.at(-1) ?? '',
    exposes: Object.fromEntries(
      exposes.map(([group, { assets }]) => [`./${group}`, { js: scripts(assets), css: [] }]),
    ),
  }
}

const scripts = (assets: readonly { readonly name: string }[] = []): string[] =>
  assets.map(({ name }) => name).filter((name) => name.endsWith('.js') && !name.includes('.hot-update.'))

function describeFile(module: string, name: string) {
  const content = readFileSync(join(hotFolder(module), name))
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  return { name, integrity, bytes: content.length, brotli: content.length }
}

/** The shell carries two namespaces, distinguished by `namespace:key`. */
function shellMessages(): Release['messages'] {
  const own = readMessages(join(appFolder('shell'), 'src', 'messages'))
  const common = readMessages(join(packageFolder('shared-api'), 'src', 'messages'))
  const prefixed = (namespace: string, texts: Record<string, string> = {}): [string, string][] =>
    Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text])
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries([...prefixed('shell', own[language]), ...prefixed('common', common[language])]),
    ]),
  )
}
