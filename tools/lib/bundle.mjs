import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from './root.mjs'

// A service in one file, what it takes from npm with it: a thousand small ones take seconds at each of the tests' many starts.

/** Finds the parts of a service in its folders: a bundle has no folders. */
const PARTS = 'src/start/parts/parts.ts'
const OWN = 'own'
/** Packages that look for files of their own, or are no JavaScript: left where they lie. */
const APART =
  /^(?:@electric-sql\/pglite|@fastify\/swagger|@fastify\/swagger-ui|@fontsource\/.*|@node-rs\/.*|altcha-lib|classic-level|esbuild|firebase-admin|fontkit|pdfkit|pino|sharp|undici)(?:\/|$)/
const OWN_FILES = /\b__dirname\b|\b__filename\b|import\.meta\.(?:dirname|url)|require\.resolve\(|new Worker\(/
const WORKER = /new URL\('\.\/([\w.-]+\.(?:process|worker)\.ts)', import\.meta\.url\)/g

const isNpm = (file) => file.includes('node_modules')
/** What comes from npm changes with this alone. */
const LOCK = '../../pnpm-lock.yaml'

/** What the platform finds in folders when it starts, below `src`. */
const partsIn = (folder) =>
  existsSync(join(folder, PARTS))
    ? readdirSync(join(folder, 'src'), { recursive: true })
        .map((path) => path.split(sep).join('/'))
        .filter((path) => /(^|[/.])(routes|seed|managed)\.ts$|\/migrations\/.*\.ts$/.test(path))
    : []

const fileOf = (folder, entry) =>
  join(folder, '.cache', 'bundles', `${entry.replace(/\.ts$/, '').replaceAll('/', '-')}.mjs`)

/** Whether none of the sources has changed since, and no part has come. */
function isFresh(folder, bundle) {
  try {
    const { mtimeMs } = statSync(bundle)
    const inputs = JSON.parse(readFileSync(`${bundle}.json`, 'utf8'))
    const known = new Set(inputs)
    return (
      partsIn(folder).every((path) => known.has(`src/${path}`)) &&
      inputs.every((file) => statSync(join(folder, file)).mtimeMs < mtimeMs)
    )
  } catch {
    return false
  }
}

/** `inputs` receives what the threads are made of. */
const ownSources = (folder, inputs) => ({
  name: 'own-sources',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: APART }, async ({ importer, kind, path, pluginData, resolveDir }) => {
      if (pluginData === OWN) return undefined
      // Found from who needs it: the service itself need not have it.
      const found = await resolve(path, { importer, kind, pluginData: OWN, resolveDir })
      return {
        external: true,
        path: kind === 'require-call' ? found.path : pathToFileURL(found.path).href,
      }
    })
    onLoad({ filter: /src[\\/]start[\\/]parts[\\/]parts\.ts$/ }, () => ({
      contents: [
        "import { KINDS } from '#start/parts/kinds'",
        'const PARTS = [',
        ...partsIn(folder).map((path) => `  { path: '${path}', load: () => import('../../${path}') },`),
        ']',
        'export const partsOf = async (kind) => PARTS.filter(({ path }) => KINDS[kind].test(path))',
      ].join('\n'),
      loader: 'js',
      resolveDir: join(folder, 'src/start/parts'),
    }))
    // A file finds what lies beside it where it is written, not where the bundle lies; a thread's sources are a bundle, too.
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      let text = readFileSync(path, 'utf8')
      for (const [url, name] of text.matchAll(WORKER)) {
        const thread = await bundled(folder, join(dirname(path), name).slice(folder.length + 1))
        inputs.push(...JSON.parse(readFileSync(`${thread}.json`, 'utf8')))
        text = text.replace(url, () => `new URL(${JSON.stringify(pathToFileURL(thread).href)})`)
      }
      return {
        contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      }
    })
  },
})

async function make(folder, entry, bundle) {
  const begun = new Date()
  const inputs = []
  const { metafile, outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // CommonJS from npm asks for Node's own modules.
    banner: {
      js: `import { createRequire as requireFor } from 'node:module'\nconst require = requireFor(import.meta.url)`,
    },
    target: 'node24',
    logLevel: 'warning',
    metafile: true,
    write: false,
    plugins: [ownSources(folder, inputs)],
  })
  const all = Object.keys(metafile.inputs)
  const own = all.filter((file) => !isNpm(file))
  const lost = all.filter((file) => isNpm(file) && OWN_FILES.test(readFileSync(join(folder, file), 'utf8')))
  if (lost.length > 0)
    throw new Error(`look for files of their own: name their packages in APART\n${lost.join('\n')}`)
  mkdirSync(dirname(bundle), { recursive: true })
  // Several tests may begin at once: each writes a whole file and puts it in place.
  for (const [file, text] of [
    [`${bundle}.json`, JSON.stringify([...own, ...inputs, LOCK])],
    [bundle, outputFiles[0].text],
  ]) {
    const mine = `${file}.${process.pid}`
    writeFileSync(mine, text)
    utimesSync(mine, begun, begun)
    renameSync(mine, file)
  }
}

/** The file that an entry of a service (`src/server.ts`, below its folder) is bundled into, made anew where a source has changed. */
export async function bundled(folder, entry = 'src/server.ts') {
  const bundle = fileOf(folder, entry)
  if (!isFresh(folder, bundle)) await make(folder, entry, bundle)
  return bundle
}

/** `bundle.mjs SERVICE ENTRY`: prints the file. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [service = '', entry] = process.argv.slice(2)
  process.stdout.write(await bundled(join(root, 'services', service), entry))
}
