import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Release } from '@site/config/schema'
import type { Registry } from '#registry/registry.ts'

export interface Asset {
  readonly type: string
  readonly raw: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
}

/** An asset whose bytes on disk are not what was released; it is never served. */
export class DamagedAsset extends Error {
  override readonly name = 'DamagedAsset'
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/** Serves released files from memory after checking once that the disk still holds what was released (MOD-10). */
export interface AssetStore {
  /** Undefined when no release has such a file; throws DamagedAsset. */
  get(module: string, file: string): Asset | undefined
  /** Whether all files of a release are what they were. */
  intact(release: Release): boolean
}

export function createAssetStore(registry: Registry): AssetStore {
  const assets = new Map<string, Asset>()

  function get(module: string, file: string): Asset | undefined {
    const key = `${module}/${file}`
    const known = assets.get(key)
    if (known) return known
    const wanted = registry.integrityOf(module, file)
    if (wanted === undefined) return undefined
    const path = join(registry.filesFolder(module), file)
    if (!existsSync(path)) throw new DamagedAsset(`${key} is gone from the disk: publish ${module} again.`)
    const raw = readFileSync(path)
    if (`sha256-${createHash('sha256').update(raw).digest('base64')}` !== wanted)
      throw new DamagedAsset(`${key} was changed on disk: publish ${module} again.`)
    const asset = {
      type: TYPES[file.split('.').pop() ?? ''] ?? 'application/octet-stream',
      raw,
      br: packed(path, '.br', brotliDecompressSync, raw),
      gzip: packed(path, '.gz', gunzipSync, raw),
    }
    assets.set(key, asset)
    return asset
  }

  return {
    get,
    intact: (release) =>
      release.files.every(({ name }) => {
        try {
          return get(release.name, name) !== undefined
        } catch {
          return false
        }
      }),
  }
}

/** The compressed form, when it is there and unpacks to the very same bytes. */
function packed(
  path: string,
  ending: string,
  unpack: (data: Buffer) => Buffer,
  raw: Buffer,
): Buffer | undefined {
  try {
    const data = readFileSync(path + ending)
    return unpack(data).equals(raw) ? data : undefined
  } catch {
    return undefined
  }
}
