import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Asset } from './asset-store.ts'

/** Quick enough for the first request; the best is made at the same time, off the main thread. */
const QUICK = 5
const BEST = 11
const HASH = /^[0-9a-f]{32}$/

/** A file that this service makes itself, named by what is in it. */
export interface MadeAsset {
  readonly hash: string
  readonly integrity: string
  asset(): Promise<Asset>
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const pack = (raw: Buffer, quality: number): Promise<Buffer> =>
  brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

export const isHash = (text: string): boolean => HASH.test(text)

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const nameOf = (digest: Buffer): string => digest.toString('hex').slice(0, 32)

/** What a text goes by. */
export const hashOf = (text: string): string => nameOf(digestOf(text))

export function makeAsset(text: string, type: string): MadeAsset {
  const raw = Buffer.from(text)
  const digest = digestOf(text)
  let quick: Promise<Asset> | undefined
  let best: Buffer | undefined
  void pack(raw, BEST).then((packed) => (best = packed))
  const quickly = async (): Promise<Asset> => {
    const [br, packed] = await Promise.all([pack(raw, QUICK), gzipped(raw)])
    return { type, raw, br, gzip: packed }
  }
  return {
    hash: nameOf(digest),
    integrity: `sha256-${digest.toString('base64')}`,
    async asset() {
      quick ??= quickly()
      const asset = await quick
      return best === undefined ? asset : { ...asset, br: best }
    },
  }
}

/** Forgets the oldest of more than `most`. */
export function trim(map: Map<string, unknown>, most: number): void {
  for (const oldest of map.keys()) if (map.size > most) map.delete(oldest)
}
