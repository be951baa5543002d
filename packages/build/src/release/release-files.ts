import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { ReleaseFile } from '@site/config/schema'

const digest = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

/** What a file must hold to be the one that was released. */
export const integrityOf = (file: string): string => digest(readFileSync(file))

/** Measures, signs (integrity) and compresses every file of a browser build, beside the file itself. */
export function releaseFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder)
    .filter((name) => /\.(js|css|svg)$/.test(name))
    .sort()
    .map((name) => {
      const content = readFileSync(join(folder, name))
      const brotli = brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      })
      writeFileSync(join(folder, `${name}.br`), brotli)
      writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
      return {
        name,
        integrity: digest(content),
        bytes: content.length,
        brotli: brotli.length,
      }
    })
}
