import { readFile, stat } from 'node:fs/promises'
import { IMPORT_MOST_BYTES } from '@site/shared-api/contract/catalogue-import'
import { ImportError } from '#games/catalogue/import/import-error'

/** The bytes of a list; throws ImportError that says what is wrong with the file and what to do. */
export async function readListFile(file: string): Promise<Buffer> {
  try {
    const found = await stat(file)
    if (found.isDirectory()) throw new ImportError(`${file} is a folder. Name the file inside it.`)
    if (!found.isFile()) throw new ImportError(`${file} is not a regular file. Give a CSV or JSON file.`)
    if (found.size === 0)
      throw new ImportError(`${file} is empty. Export the list again and check that it has rows.`)
    if (found.size > IMPORT_MOST_BYTES)
      throw new ImportError(
        `${file} is larger than ${IMPORT_MOST_BYTES / 1024 / 1024} MB. Split it into parts.`,
      )
    return await readFile(file)
  } catch (error) {
    if (error instanceof ImportError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new ImportError(`There is no file ${file}. Check the path.`)
    if (code === 'EACCES' || code === 'EPERM')
      throw new ImportError(
        `${file} may not be read by this user. Change its permissions (chmod a+r) or copy it.`,
      )
    throw new ImportError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
