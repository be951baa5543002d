import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import { ImportError } from '#games/catalogue/import/import-error'
import { mendTwiceEncoded } from './twice-encoded.ts'
import { decode1252 } from './windows-1252.ts'

export interface Decoded {
  text: string
  /** How the bytes were read: `UTF-8`, `UTF-16`, `TIS-620`, `Windows-1252`, `Latin-1`. */
  encoding: string
  /** Lines of a UTF-8 list that came from an older program. */
  foreignLines: number
  /** Places where UTF-8 had been taken for Windows-1252 and written as UTF-8 again. */
  mended: number
}

type Encoding = ImportSettings['encoding']
const NAMES: Readonly<Record<Exclude<Encoding, 'auto'>, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'iso-8859-1': 'Latin-1',
  'windows-874': 'TIS-620',
}
const SAMPLE = 8192
const LINE_FEED = 0x0a

/** Reads a list whatever its encoding; throws ImportError, which begins with `name`, for what is no text. */
export function decodeList(bytes: Buffer, name: string, wanted: Encoding = 'auto'): Decoded {
  if (bytes.length === 0)
    throw new ImportError(`${name} is empty. Export the list again and check that it has rows.`)
  if (looksLikeArchive(bytes))
    throw new ImportError(
      `${name} is a spreadsheet or an archive, not text. Save it as CSV (UTF-8) in the spreadsheet program first.`,
    )
  const { text: raw, encoding, foreignLines = 0 } = wanted === 'auto' ? found(bytes) : read(bytes, wanted)
  if (isBinary(raw))
    throw new ImportError(`${name} is a binary file, not a text list. Give a CSV or JSON file.`)
  if (raw.trim() === '')
    throw new ImportError(
      `${name} holds nothing but blanks. Export the list again and check that it has rows.`,
    )
  const { text, mended } = mendTwiceEncoded(raw)
  return { text, encoding, foreignLines, mended }
}

interface Read {
  text: string
  encoding: string
  foreignLines?: number
}

function read(bytes: Buffer, encoding: Exclude<Encoding, 'auto'>): Read {
  const name = NAMES[encoding]
  if (encoding === 'iso-8859-1') return { text: bytes.toString('latin1'), encoding: name }
  if (encoding === 'windows-1252') return { text: decode1252(bytes), encoding: name }
  return { text: new TextDecoder(encoding).decode(bytes), encoding: name }
}

function found(bytes: Buffer): Read {
  const [first, second] = [bytes[0], bytes[1]]
  if (first === 0xff && second === 0xfe) return read(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return read(bytes, 'utf-16be')
  const wide = wideOrder(bytes)
  if (wide) return read(bytes, wide)
  const text = asUtf8(bytes)
  return text === undefined ? mixed(bytes) : { text, encoding: 'UTF-8' }
}

const strict = new TextDecoder('utf-8', { fatal: true })

function asUtf8(bytes: Buffer): string | undefined {
  try {
    return strict.decode(bytes)
  } catch {
    return undefined
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

/** A list put together of several: UTF-8 where most of its lines are, the others as the old programs wrote them. */
function mixed(bytes: Buffer): Read {
  const lines: Buffer[] = []
  for (let from = 0; from < bytes.length;) {
    const at = bytes.indexOf(LINE_FEED, from)
    const to = at === -1 ? bytes.length : at + 1
    lines.push(bytes.subarray(from, to))
    from = to
  }
  const texts = lines.map(asUtf8)
  const foreign = texts.filter((text) => text === undefined).length
  const proven = texts.filter((text) => text !== undefined && /[^\u0000-\u007f]/.test(text)).length
  if (proven < foreign) return legacy(bytes)
  let encoding = ''
  const whole = texts.map((text, i) => {
    if (text !== undefined) return text
    const old = legacy(lines[i] ?? Buffer.alloc(0))
    encoding ||= old.encoding
    return old.text
  })
  return { text: whole.join(''), encoding: `UTF-8, some lines ${encoding}`, foreignLines: foreign }
}

/** Thai letters and signs of TIS-620 lie at these. */
const isThai = (byte: number): boolean => (byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb)

/**
 * Old eight-bit lists: Thai where Thai bytes stand together in runs; else western, where a byte from 0x80 to 0x9f is a sign of
 * Windows-1252 (a dash, a curly quote, a trade mark), and a list without one is Latin-1.
 */
function legacy(bytes: Buffer): Read {
  let [high, runs, strange, signs] = [0, 0, 0, 0]
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0
    if (byte >= 0x80 && byte <= 0x9f) signs += 1
    if (byte < 0xa1) continue
    high += 1
    if (!isThai(byte)) strange += 1
    if ((bytes[i - 1] ?? 0) >= 0xa1) runs += 1
  }
  if (strange === 0 && runs > high / 2) return read(bytes, 'windows-874')
  return read(bytes, signs > 0 ? 'windows-1252' : 'iso-8859-1')
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

function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE)
  const odd = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0
  return sample.includes('\u0000') || odd > sample.length / 20
}
