import { execFileSync } from 'node:child_process'
import { root } from './root.mjs'

const CODE = ['*.ts', '*.tsx']
/** Files that no import reaches, or that only types are taken from. */
const NO_CODE = /\.d\.m?ts$|^tools\/new\/templates\//
const EMPTY = ['.css', '.svg', '.png', '.webp', '.avif', '.node', '.html']

/** Every TypeScript file of the work tree, committed or not, by its path from the root. */
export const sourceFiles = (folder = root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...CODE], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((file) => file !== '' && !NO_CODE.test(file))

/**
 * Who imports whom, by paths from the root: a map from each file to the files that import it. One pass of esbuild over the work
 * tree, a second or two; files that are gone are left out.
 */
export async function importersOf(files) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(`./${file}`)}`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    outdir: '.cache/graph',
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    jsx: 'automatic',
    loader: Object.fromEntries(EMPTY.map((ending) => [ending, 'empty'])),
    plugins: [{ name: 'own-files', setup: keepOwnFiles }],
  })
  const importers = new Map()
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file])
  return importers
}

/** What comes from npm, and what cannot be found, is no part of the graph. */
function keepOwnFiles({ onResolve, resolve }) {
  onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
    if (pluginData === 'own' || kind === 'entry-point') return undefined
    if (!/^(?:[.#/]|@site\/)/.test(path)) return { path, external: true }
    const found = await resolve(path, { kind, importer, resolveDir, pluginData: 'own' })
    return found.errors.length > 0 ? { path, external: true } : found
  })
}
