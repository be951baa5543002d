import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { GameKind } from '#launch/game-kind'

export interface ClientFile {
  path: string
  type: string
  body: Buffer
  integrity: string
}
export interface ClientFiles {
  /** Script and style of a game's page. */
  of(kind: GameKind): { script: ClientFile; style: ClientFile }
  /** A file by its name; names carry the hash of what they name. */
  named(name: string): ClientFile | undefined
}

const KINDS: readonly GameKind[] = ['slot', 'crash', 'lottery']

/** Bundles the pages of the games from their sources. */
export async function bundleClient(): Promise<ClientFiles> {
  const folder = fileURLToPath(new URL('../client/', import.meta.url))
  const made = await build({
    entryPoints: Object.fromEntries(KINDS.map((kind) => [kind, `${folder}${kind}/${kind}.page.ts`])),
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
  })
  const files = made.outputFiles.map(({ path, contents }) =>
    fileOf(path.slice(path.lastIndexOf('/') + 1), Buffer.from(contents)),
  )
  const byName = new Map(files.map(({ file }) => [file.path.slice(file.path.lastIndexOf('/') + 1), file]))
  return {
    of(kind) {
      const script = files.find(({ from }) => from === `${kind}.js`)?.file
      const style = files.find(({ from }) => from === `${kind}.css`)?.file
      if (script === undefined || style === undefined) throw new Error(`there is no page for ${kind}`)
      return { script, style }
    },
    named: (name) => byName.get(name),
  }
}

function fileOf(from: string, body: Buffer): { from: string; file: ClientFile } {
  const HASH_LENGTH = 16
  const [name = '', extension = ''] = from.split('.')
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH)
  return {
    from,
    file: {
      path: `/assets/${name}-${hash}.${extension}`,
      type: extension === 'css' ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      body,
      integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`,
    },
  }
}
