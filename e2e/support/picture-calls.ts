import { readdirSync } from 'node:fs'
import type { Call } from '@site/shared-api/contract/call'

const folder = new URL('../../packages/shared-api/src/contract/', import.meta.url)

const isPictureCall = (exported: unknown): exported is Call =>
  typeof exported === 'object' && exported !== null && 'pictures' in exported && 'method' in exported

/** Every call of the contract that takes pictures; the files are listed nowhere. */
export async function pictureCalls(): Promise<readonly Call[]> {
  const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))
  const exported = await Promise.all(
    files.map(async (file): Promise<object> => await import(new URL(file, folder).href)),
  )
  return exported.flatMap((one) => Object.values(one).filter(isPictureCall))
}
