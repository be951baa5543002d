import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

// The platform's own sources and a clock that tests move in one file, as they are: hundreds of small ones take seconds at each of the tests' many starts.
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
/** `bundle.mjs [ENTRY]`: prints the file that ENTRY was bundled into, the server of the tests without one. */
const [entry = 'test/rig/process/server.ts'] = process.argv.slice(2)
const [bundle, list] = ['mjs', 'json'].map((type) =>
  join(root, '.cache', `${basename(entry, '.ts')}.${type}`),
)

/** What the platform finds in folders when it starts, below `src`: a bundle has no folders. */
const parts = readdirSync(join(root, 'src'), { recursive: true })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /(^|[/.])(routes|seed|managed)\.ts$|\/migrations\/.*\.ts$/.test(path))

/** Whether none of the sources has changed since, and no part has come. */
function isFresh() {
  try {
    const { mtimeMs } = statSync(bundle)
    const inputs = JSON.parse(readFileSync(list, 'utf8'))
    return (
      parts.every((path) => inputs.includes(`src/${path}`)) &&
      inputs.every((file) => statSync(join(root, file)).mtimeMs < mtimeMs)
    )
  } catch {
    return false
  }
}

const OWN = 'own'
const ownSources = {
  name: 'own-sources',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^[^.#/]/ }, async ({ importer, kind, path, pluginData, resolveDir }) => {
      if (kind === 'entry-point' || path.startsWith('@site/') || pluginData === OWN) return undefined
      if (builtinModules.includes(path.replace(/^node:/, '')) || importer.startsWith(join(root, 'src')))
        return { external: true }
      // What another package of ours needs is found from there: the platform need not have it.
      const found = await resolve(path, { importer, kind, pluginData: OWN, resolveDir })
      return { external: true, path: pathToFileURL(found.path).href }
    })
    onLoad({ filter: /src[\\/]start[\\/]parts[\\/]parts\.ts$/ }, () => ({
      contents: [
        "import { KINDS } from '#start/parts/kinds'",
        'const PARTS = [',
        ...parts.map((path) => `  { path: '${path}', load: () => import('../../${path}') },`),
        ']',
        'export const partsOf = async (kind) => PARTS.filter(({ path }) => KINDS[kind].test(path))',
      ].join('\n'),
      loader: 'js',
      resolveDir: join(root, 'src/start/parts'),
    }))
    // A file finds what lies beside it where it is written, not where the bundle lies.
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    }))
  },
}

async function make() {
  const begun = new Date()
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    metafile: true,
    write: false,
    plugins: [ownSources],
  })
  mkdirSync(dirname(bundle), { recursive: true })
  // Several tests may begin at once: each writes a whole file and puts it in place.
  for (const [file, text] of [
    [list, JSON.stringify(Object.keys(metafile.inputs))],
    [bundle, outputFiles[0].text],
  ]) {
    const mine = `${file}.${process.pid}`
    writeFileSync(mine, text)
    utimesSync(mine, begun, begun)
    renameSync(mine, file)
  }
}

if (!isFresh()) await make()
process.stdout.write(bundle)
