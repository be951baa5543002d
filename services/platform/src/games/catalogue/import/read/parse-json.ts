import { IMPORT_MOST_ROWS } from '@site/shared-api/contract/catalogue-import'
import { ImportError } from '#games/catalogue/import/import-error'
import type { Findings } from '#games/catalogue/import/issue'
import type { RawList, RawRow } from './raw-list.ts'

type JsonObject = Record<string, unknown>
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const DEEPEST = 4

/** Reads a JSON list: an array, an object that holds one, or one object a line; throws ImportError. */
export function parseJson(source: string, findings: Findings): RawList {
  const text = source.replace(/^\ufeff/, '')
  const whole = tryParse(text)
  const items = whole.ok ? itemsOf(whole.value, text) : jsonLines(text, whole.message)
  if (items.length === 0)
    throw new ImportError(
      'The JSON holds no list of games: an array with objects in it is needed. Export it again with its rows.',
    )
  if (items.length > IMPORT_MOST_ROWS)
    throw new ImportError(
      `The list has more than ${IMPORT_MOST_ROWS.toLocaleString('en')} rows. Split it into parts.`,
    )
  const headers = new Set<string>()
  const rows: RawRow[] = []
  for (const { value, line } of items) {
    if (!isObject(value)) {
      findings.error({
        line,
        field: 'row',
        code: 'row_shape',
        what: `is ${value === null ? 'null' : `a ${Array.isArray(value) ? 'list' : typeof value}`}`,
        why: 'every game is an object with named fields',
        mend: 'remove it or make it an object',
      })
      continue
    }
    const cells = flat(value)
    for (const key of cells.keys()) headers.add(key)
    rows.push({ line, cells })
  }
  return { format: whole.ok ? 'JSON' : 'JSON lines', headers: [...headers], rows }
}

function tryParse(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : '' }
  }
}

interface Item {
  value: unknown
  line: number
}

function jsonLines(text: string, message: string): Item[] {
  const lines = text
    .split('\n')
    .map((line, i) => ({ text: line.trim(), line: i + 1 }))
    .filter((one) => one.text !== '')
  const [first] = lines
  if (first === undefined || !tryParse(first.text).ok)
    throw new ImportError(
      `The JSON cannot be read: ${message}. Check that place for a missing comma, quote or bracket.`,
    )
  return lines.map(({ text: one, line }) => {
    const parsed = tryParse(one)
    if (!parsed.ok)
      throw new ImportError(
        `Line ${line} of the JSON lines cannot be read: ${parsed.message}. Each line must hold one whole object.`,
      )
    return { value: parsed.value, line }
  })
}

function itemsOf(value: unknown, text: string): Item[] {
  const list = listIn(value, 0)
  if (!list) return isObject(value) ? [{ value, line: 1 }] : []
  const starts = startsOfObjects(text).find((lines) => lines.length === list.filter(isObject).length) ?? []
  let seen = 0
  return list.map((item, i) => ({
    value: item,
    line: isObject(item) ? (starts[seen++] ?? i + 1) : (starts[seen] ?? i + 1),
  }))
}

/** The first array that holds objects, looking a few levels deep. */
function listIn(value: unknown, depth: number): unknown[] | undefined {
  if (Array.isArray(value)) return value.some(isObject) || depth === 0 ? value : undefined
  if (!isObject(value) || depth > DEEPEST) return undefined
  for (const inner of Object.values(value)) {
    const found = listIn(inner, depth + 1)
    if (found && found.length > 0) return found
  }
  return undefined
}

/** For every array of the text, outer ones first, the lines where its objects begin. */
function startsOfObjects(text: string): number[][] {
  const found: number[][] = []
  const open: (number[] | undefined)[] = []
  let line = 1
  let quoted = false
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]
    if (char === '\n') line += 1
    if (quoted) {
      if (char === '\\') i += 1
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '[') {
      const lines: number[] = []
      found.push(lines)
      open.push(lines)
    } else if (char === '{') {
      open.at(-1)?.push(line)
      open.push(undefined)
    } else if (char === ']' || char === '}') open.pop()
  }
  return found
}

/** Fields as text; a nested object's fields carry both names: `name en`. */
function flat(value: JsonObject, prefix = ''): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [key, inner] of Object.entries(value)) {
    const name = prefix === '' ? key : `${prefix} ${key}`
    if (isObject(inner) && prefix === '') for (const [deep, text] of flat(inner, key)) cells.set(deep, text)
    else cells.set(name, textOf(inner))
  }
  return cells
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
