import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const GZIP_LEVEL = 9

/** The packed copies of a file by their endings, made beside the thread that serves pages. */
export async function packedCopies(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: GZIP_LEVEL }),
  ])
  return new Map([
    ['.br', br],
    ['.gz', gz],
  ])
}
