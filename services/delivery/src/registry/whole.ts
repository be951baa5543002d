import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Release } from '@site/config/schema'
import { RefusedRelease } from './refused-release.ts'

const PACKED = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const

/** Whether a file on disk holds what was released; false when it is gone. */
export function holds(file: string, integrity: string): boolean {
  if (!existsSync(file)) return false
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}` === integrity
}

/** Every byte of a finished build is what its release says, the packed copies and the server build included (MOD-10). */
export function refuseAltered(
  { name, version, files, serverEntry, serverIntegrity }: Release,
  dist: string,
): void {
  const refuse = (file: string, what: string): never => {
    throw new RefusedRelease(
      `${name} ${version}: ${file} ${what}. The build is not whole: delete apps/${name}/dist and build it again.`,
    )
  }
  for (const { name: file, integrity } of files) {
    const path = join(dist, 'browser', file)
    if (!existsSync(path)) refuse(file, 'is missing')
    if (!holds(path, integrity)) refuse(file, 'is not the file that was built')
    for (const [ending, unpack] of PACKED)
      if (existsSync(path + ending) && !unpacksTo(path, ending, unpack))
        refuse(file + ending, 'does not unpack to its file')
  }
  if (serverEntry === '') return
  const server = join(dist, 'server', serverEntry)
  if (!existsSync(server)) refuse(`server/${serverEntry}`, 'is missing')
  if (serverIntegrity !== undefined && !holds(server, serverIntegrity))
    refuse(`server/${serverEntry}`, 'is not the file that was built')
}

function unpacksTo(path: string, ending: string, unpack: (data: Buffer) => Buffer): boolean {
  try {
    return unpack(readFileSync(path + ending)).equals(readFileSync(path))
  } catch {
    return false
  }
}
