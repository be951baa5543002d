import { z } from 'zod'
import type { Plan } from '@site/config/schema'
import type { Asset, AssetStore } from './asset-store.ts'
import { isHash, makeAsset, trim, type MadeAsset } from './made-asset.ts'
import type { TextStore } from './text-store.ts'

/** Closures kept in memory: a set of files for each route, brand and release. */
const KEPT = 400

const listSchema = z.array(z.string())

/** The small files of one route's closure as one content-addressed file (composition-cost: direction 3). */
export interface ClosureStore {
  /** Builds it once per set of files; a damaged file is left out, its module then falls back by itself. */
  make(files: readonly string[]): Plan['closure']
  /** Also one that another copy of the service made, from the same releases. */
  get(hash: string): Promise<Asset | undefined>
}

interface Made extends MadeAsset {
  readonly files: readonly string[]
}

/** `texts` keeps the list of files that a closure is made of. */
export function createClosureStore(assets: AssetStore, texts: TextStore): ClosureStore {
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
    trim(bySet, KEPT)
    trim(byHash, KEPT)
    return made
  }

  async function found(hash: string): Promise<Made | undefined> {
    const note = isHash(hash) ? await texts.find(hash) : undefined
    const made = note === undefined ? undefined : build(listSchema.parse(JSON.parse(note)))
    return made?.hash === hash ? made : undefined
  }

  return {
    make(files) {
      const isNew = !bySet.has(files.join('\n'))
      const made = build(files)
      if (made === undefined) return null
      if (isNew) texts.keep(made.hash, JSON.stringify(made.files))
      return { url: `/m/-/closure/${made.hash}.js`, integrity: made.integrity, files: [...made.files] }
    },
    async get(hash) {
      return await (byHash.get(hash) ?? (await found(hash)))?.asset()
    },
  }
}

function closureOf(assets: AssetStore, files: readonly string[]): Made | undefined {
  const parts = files.flatMap((file) => part(assets, file))
  if (parts.length === 0) return undefined
  const text = `(self.__m_parts=self.__m_parts||[]).push(${parts.map(({ code }) => code).join(',\n')});`
  return { ...makeAsset(text, 'text/javascript; charset=utf-8'), files: parts.map(({ file }) => file) }
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
