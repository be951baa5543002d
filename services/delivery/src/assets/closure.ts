import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plan } from '@site/config/schema'
import type { Asset, AssetStore } from './asset-store.ts'
import type { ClosureShelf } from './closure-shelf.ts'

/** Closures kept in memory: a set of files for each route, brand and release. */
const KEPT = 400
/** Quick enough for whoever asks first; the best is made meanwhile, off the main thread. */
const QUICK = 5
const BEST = 11
const HASH = /^[0-9a-f]{32}$/

/** The small files of one route's closure as one content-addressed file (composition-cost: direction 3). */
export interface ClosureStore {
  /** Builds it once per set of files; a damaged file is left out, its module then falls back by itself. */
  make(files: readonly string[]): Plan['closure']
  /** Also one that another copy of the service made, from the same releases. */
  get(hash: string): Promise<Asset | undefined>
}

interface Made {
  readonly closure: NonNullable<Plan['closure']>
  readonly hash: string
  readonly raw: Buffer
  best?: Buffer
  quick?: Promise<Asset>
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const pack = (raw: Buffer, quality: number): Promise<Buffer> =>
  brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

export function createClosureStore(assets: AssetStore, shelf: ClosureShelf): ClosureStore {
  const bySet = new Map<string, Made>()
  const byHash = new Map<string, Made>()

  function build(files: readonly string[]): Made | undefined {
    const key = files.join('\n')
    const known = bySet.get(key)
    if (known !== undefined) return known
    const made = closureOf(assets, files)
    if (made === undefined) return undefined
    bySet.set(key, made)
    byHash.set(made.hash, made)
    for (const oldest of bySet.keys()) if (bySet.size > KEPT) bySet.delete(oldest)
    for (const oldest of byHash.keys()) if (byHash.size > KEPT) byHash.delete(oldest)
    void pack(made.raw, BEST).then((best) => (made.best = best))
    return made
  }

  async function found(hash: string): Promise<Made | undefined> {
    const files = HASH.test(hash) ? await shelf.find(hash) : undefined
    const made = files && build(files)
    return made?.hash === hash ? made : undefined
  }

  return {
    make(files) {
      const isNew = !bySet.has(files.join('\n'))
      const made = build(files)
      if (made === undefined) return null
      if (isNew) shelf.keep(made.hash, made.closure.files)
      return made.closure
    },
    async get(hash) {
      const made = byHash.get(hash) ?? (await found(hash))
      return made && (await assetOf(made))
    },
  }
}

function closureOf(assets: AssetStore, files: readonly string[]): Made | undefined {
  const parts = files.flatMap((file) => part(assets, file))
  if (parts.length === 0) return undefined
  const raw = Buffer.from(
    `(self.__m_parts=self.__m_parts||[]).push(${parts.map(({ code }) => code).join(',\n')});`,
  )
  const digest = createHash('sha256').update(raw).digest()
  const hash = digest.toString('hex').slice(0, 32)
  const closure = {
    url: `/m/-/closure/${hash}.js`,
    integrity: `sha256-${digest.toString('base64')}`,
    files: parts.map(({ file }) => file),
  }
  return { closure, hash, raw }
}

async function assetOf(made: Made): Promise<Asset> {
  made.quick ??= quickAsset(made.raw)
  const asset = await made.quick
  return made.best === undefined ? asset : { ...asset, br: made.best }
}

async function quickAsset(raw: Buffer): Promise<Asset> {
  const [br, packed] = await Promise.all([pack(raw, QUICK), gzipped(raw)])
  return { type: 'text/javascript; charset=utf-8', raw, br, gzip: packed }
}

/** Each file stays a function of its own: one that throws costs only its own module (MOD-07). */
function part(assets: AssetStore, file: string): { file: string; code: string }[] {
  const [module = '', name = ''] = file.split('/')
  try {
    const asset = assets.get(module, name)
    return asset
      ? [
          {
            file,
            code: `[${JSON.stringify(module)},${JSON.stringify(name)},function(){${asset.raw.toString('utf8')}\n}]`,
          },
        ]
      : []
  } catch {
    return []
  }
}
