import { readFile, stat } from 'node:fs/promises'
import { ImportError } from '../import-error.ts'

export interface DecodedFile {
  text: string
  /** How the bytes were read: `UTF-8`, `UTF-16`, `TIS-620`, `Latin-1`. */
  encoding: string
}

const LARGEST_BYTES = 256 * 1024 * 1024
const SAMPLE = 8192

/** Reads a list whatever its encoding; throws ImportError for what is no text file. */
export async function readListFile(file: string): Promise<DecodedFile> {
  const bytes = await readBytes(file)
  if (bytes.length === 0)
    throw new ImportError(`${file} is empty. Export the list again and check that it has rows.`)
  if (looksLikeArchive(bytes))
    throw new ImportError(
      `${file} is a spreadsheet or an archive, not text. Save it as CSV (UTF-8) in the spreadsheet program first.`,
    )
  const decoded = decode(bytes)
  if (isBinary(decoded.text))
    throw new ImportError(`${file} is a binary file, not a text list. Give a CSV or JSON file.`)
  if (decoded.text.trim() === '')
    throw new ImportError(
      `${file} holds nothing but blanks. Export the list again and check that it has rows.`,
    )
  return decoded
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file).then((found) => {
      if (found.isDirectory()) throw new ImportError(`${file} is a folder. Name the file inside it.`)
      if (!found.isFile()) throw new ImportError(`${file} is not a regular file. Give a CSV or JSON file.`)
      return found
    })
    if (size > LARGEST_BYTES)
      throw new ImportError(`${file} is larger than ${LARGEST_BYTES / 1024 / 1024} MB. Split it into parts.`)
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

function looksLikeArchive(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4).toString('latin1')
  return (
    head === 'PK\u0003\u0004' ||
    head === '\u00d0\u00cf\u0011\u00e0' ||
    head.startsWith('\u001f\u008b') ||
    head === '%PDF'
  )
}

function decode(bytes: Buffer): DecodedFile {
  const [first, second] = [bytes[0], bytes[1]]
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  const wide = wideOrder(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return legacy(bytes)
  }
}

/** UTF-16 without a mark: every other byte of plain text is zero. */
function wideOrder(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  sample.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1
  })
  const many = sample.length / 5
  const [even = 0, odd = 0] = zeros
  if (odd > many && even < odd / 8) return 'utf-16le'
  return even > many && odd < even / 8 ? 'utf-16be' : undefined
}

/** Old eight-bit lists: Thai where runs of Thai bytes stand together, else western. */
function legacy(bytes: Buffer): DecodedFile {
  let high = 0
  let runs = 0
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0
    if (byte < 0xa1) continue
    high += 1
    if ((bytes[i - 1] ?? 0) >= 0xa1) runs += 1
  }
  return runs > high / 2
    ? { text: new TextDecoder('windows-874').decode(bytes), encoding: 'TIS-620' }
    : { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Latin-1' }
}

function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  const odd = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0
  return sample.includes('\u0000') || odd > sample.length / 20
}
