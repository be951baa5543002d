import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStore } from '#content/member-files/file-store'

/** Members' files in a folder that all hosts have. A file is there whole or not at all; the folder is its owner's alone. */
export function folderFiles(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (name: string): string => {
    const path = join(root, name)
    if (!path.startsWith(root + sep)) throw new Error(`${name} leads out of the folder of members' files.`)
    return path
  }
  return {
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async write(name, bytes) {
      const path = pathOf(name)
      const part = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(part, bytes, { mode: 0o600, flush: true })
      await rename(part, path)
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
