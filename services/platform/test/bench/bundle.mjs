import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

// The platform's own sources and a clock that tests move in one file, as they are: hundreds of small ones take seconds at each of the tests' many starts.
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const [bundle, list] = ['server.mjs', 'server.json'].map((name) => join(root, '.cache', name))

/** Whether none of the sources has changed since. */
function isFresh() {
  try {
    const { mtimeMs } = statSync(bundle)
    return JSON.parse(readFileSync(list, 'utf8')).every(
      (file) => statSync(join(root, file)).mtimeMs < mtimeMs,
    )
  } catch {
    return false
  }
}

const ownSources = {
  name: 'own-sources',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^.#/]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@site/') ? undefined : { external: true },
    )
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
    entryPoints: ['test/bench/server.ts'],
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
