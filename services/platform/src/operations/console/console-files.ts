import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What the console's build says of itself (`dist/release.json`). */
const description = z.object({
  version: z.string(),
  /** What the page asks for at once, in order. */
  scripts: z.array(z.string()).min(1),
  files: z.array(z.object({ name: z.string(), integrity: z.string() })),
})

export interface ConsoleFile {
  readonly type: string
  readonly raw: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

/** A console that was built: its first scripts, what each file must hold, and the files. */
export interface ConsoleBuild {
  readonly scripts: readonly string[]
  readonly integrity: Readonly<Record<string, string>>
  file(name: string): ConsoleFile | undefined
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/**
 * The console that lies built in a folder, held in memory; undefined where none was built there. Throws where a file is not
 * what was built.
 */
export function readConsole(folder: string): ConsoleBuild | undefined {
  const text = readIfThere(join(folder, 'release.json'))
  if (text === undefined) return undefined
  const { scripts, files } = description.parse(JSON.parse(text.toString('utf8')))
  const held = new Map(files.map(({ name, integrity }) => [name, readWhole(folder, name, integrity)]))
  return {
    scripts,
    integrity: Object.fromEntries(files.map(({ name, integrity }) => [name, integrity])),
    file: (name) => held.get(name),
  }
}

function readWhole(folder: string, name: string, integrity: string): ConsoleFile {
  const path = join(folder, 'browser', name)
  const raw = readFileSync(path)
  if (integrity !== `sha256-${createHash('sha256').update(raw).digest('base64')}`)
    throw new Error(`${path} is not what was built. Build the console again: npm run setup`)
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return { type, raw, br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
