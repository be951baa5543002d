import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SECRET_BYTES = 32

/** A secret in a file of a folder, made once by the process that needs it first, readable by the owner alone. */
export async function secretFile(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  try {
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    await writeFile(path, `${secret}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
