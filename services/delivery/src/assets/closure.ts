import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plan } from '@site/config/schema'
import type { Asset, AssetStore } from './asset-store.ts'

/** The small files of one route's closure as one content-addressed file (composition-cost: direction 3). */
export interface ClosureStore {
  /** Builds it once per set of files; a damaged file is left out, its module then falls back by itself. */
  make(files: readonly string[]): Plan['closure']
  get(hash: string): Asset | undefined
}

export function createClosureStore(assets: AssetStore): ClosureStore {
  const made = new Map<string, Plan['closure']>()
  const stored = new Map<string, Asset>()
  return {
    get: (hash) => stored.get(hash),
    make(files) {
      const key = files.join('\n')
      const known = made.get(key)
      if (known !== undefined) return known
      const parts = files.flatMap((file) => part(assets, file))
      if (parts.length === 0) return null
      const raw = Buffer.from(
        `(self.__m_parts=self.__m_parts||[]).push(${parts.map(({ code }) => code).join(',\n')});`,
      )
      const digest = createHash('sha256').update(raw).digest()
      const hash = digest.toString('hex').slice(0, 32)
      stored.set(hash, {
        type: 'text/javascript; charset=utf-8',
        raw,
        br: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        gzip: gzipSync(raw),
      })
      const closure = {
        url: `/m/-/closure/${hash}.js`,
        integrity: `sha256-${digest.toString('base64')}`,
        files: parts.map(({ file }) => file),
      }
      made.set(key, closure)
      return closure
    },
  }
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
