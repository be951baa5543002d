import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const root = join(__dirname, '..', '..')
const NOT_SOURCES = /(^|\/)(node_modules|dist)($|\/)/
const MAKE_LIMIT_MS = 20_000

/** What `npm run new` reads and writes, copied to a folder of its own: what is made there is not kept. */
export interface MadeTree {
  readonly folder: string
  /** Makes a module or a screen by the command's own code; answers the files, as they are in the tree. */
  make(kind: 'module' | 'screen', what: object, options: object): string[]
  remove(): void
}

const PARTS = [
  'tools/lib',
  'tools/new',
  'apps/lobby/module.json',
  'apps/account/module.json',
  'apps/member-centre',
  'packages/shared-api/src/contract',
  'services/platform/src/identity',
]

export function madeTree(): MadeTree {
  const folder = mkdtempSync(join(tmpdir(), 'made-'))
  for (const part of PARTS)
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (file) => !NOT_SOURCES.test(relative(root, file)),
    })
  return {
    folder,
    make(kind, what, options) {
      const lines = `
        import { make } from './tools/new/make.mjs'
        console.log(JSON.stringify(make(...${JSON.stringify([kind, what, options])})))`
      const said = execFileSync(process.execPath, ['--input-type=module', '--eval', lines], {
        cwd: folder,
        encoding: 'utf8',
        timeout: MAKE_LIMIT_MS,
      })
      const files: unknown = JSON.parse(said)
      return Array.isArray(files) ? files.map((file) => relative(folder, String(file))) : []
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The words that a mistake is made with, in a module's folder. */
export interface Hand {
  /** Throws where the text is not there: a mistake that is not made proves nothing. */
  change(file: string, from: string, to: string): void
  /** Writes a field of a JSON file, as in `routes.0.path`. */
  json(file: string, field: string, value: unknown): void
  /** Takes a text out of a file of messages. */
  without(file: string, key: string): void
}

export function handIn(folder: string): Hand {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
  const parsed = (file: string): object => Object(JSON.parse(read(file)))
  return {
    change(file, from, to) {
      if (!read(file).includes(from)) throw new Error(`${file} has no ${from}`)
      write(file, read(file).replace(from, to))
    },
    json(file, field, value) {
      const whole = parsed(file)
      const steps = field.split('.')
      const last = steps.pop() ?? ''
      const holder = steps.reduce<object>((at, step) => Object(Reflect.get(at, step)), whole)
      Reflect.set(holder, last, value)
      write(file, JSON.stringify(whole))
    },
    without(file, key) {
      const texts = parsed(file)
      if (!(key in texts)) throw new Error(`${file} has no ${key}`)
      Reflect.deleteProperty(texts, key)
      write(file, JSON.stringify(texts))
    },
  }
}
