import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

jest.setTimeout(60_000)

const root = join(__dirname, '..', '..')
const PLATFORM = 'services/platform'
const ROOMS = [
  { name: 'kernel', folders: ['api'] },
  { name: 'ledger', folders: ['money/ledger'] },
  { name: 'payments', folders: ['money'] },
]
const NO_EXCEPTIONS = { cycles: {}, floors: [], tables: [], folders: {} }

const folder = mkdtempSync(join(tmpdir(), 'structure-'))
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const setExceptions = (exceptions: object): void =>
  write('tools/structure.json', JSON.stringify({ rooms: ROOMS, exceptions }))
const source = (file: string, ...lines: string[]): void => write(`${PLATFORM}/src/${file}`, lines.join('\n'))

/** What the check of this tree says; empty where it passes. */
function refusal(): string {
  const program = `
    import { requireStructure } from './tools/lib/structure.mjs'
    try { requireStructure(${JSON.stringify(folder)}) } catch (error) { process.stdout.write(error.message) }`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  })
}

beforeAll(() => execFileSync('git', ['init', '--quiet'], { cwd: folder }))
beforeEach(() => {
  rmSync(join(folder, PLATFORM), { recursive: true, force: true })
  setExceptions(NO_EXCEPTIONS)
  write(`${PLATFORM}/package.json`, JSON.stringify({ name: 'made', imports: { '#*': './src/*.ts' } }))
  source('api/serve.ts', 'export const serve = 1')
  source('money/ledger/migrations/1-entries.ts', 'export const up = `create table entries (id text)`')
  source('money/ledger/post.ts', "import { serve } from '#api/serve'", 'export const post = serve')
  source('money/pay.ts', "import { post } from './ledger/post.ts'", 'export const pay = post')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('passes where every room imports its own and lower floors only (MOD-01)', () => {
  expect(refusal()).toBe('')
})

it.each<[string, () => void, string]>([
  [
    'an import of a higher floor, of a type too',
    () =>
      source('api/serve.ts', "import type { Post } from '#money/ledger/post'", 'export type Serve = Post'),
    `${PLATFORM}/src/api/serve.ts: ledger imports a room of a higher floor`,
  ],
  [
    'an import within a function',
    () => source('api/serve.ts', "export const serve = () => import('../money/pay.ts')"),
    `${PLATFORM}/src/api/serve.ts: payments imports a room of a higher floor`,
  ],
  [
    'a table of another room in SQL',
    () => source('money/pay.ts', 'export const paid = `select 1 from entries e`'),
    `${PLATFORM}/src/money/pay.ts: entries names a table that another room owns`,
  ],
  [
    'a write to a table of another room through the query builder',
    () => source('money/pay.ts', "export const pay = (db: any) => db.updateTable('entries')"),
    `${PLATFORM}/src/money/pay.ts: entries (write) names a table that another room owns`,
  ],
  [
    'a circle of imports',
    () => {
      source('money/a.ts', "import { b } from '#money/b'", 'export const a = (): unknown => b')
      source('money/b.ts', "import { a } from '#money/a'", 'export const b = (): unknown => a')
    },
    `${PLATFORM}/src/money/a.ts imports itself by way of others (import/no-cycle): 1, 0 allowed`,
  ],
  [
    'twenty-one names beside each other',
    () => {
      for (let at = 0; at <= 20; at += 1) source(`money/part-${at}.ts`, 'export {}')
    },
    `${PLATFORM}/src/money has more than 20 names beside each other: 22, 0 allowed`,
  ],
  [
    'a file outside every room',
    () => source('elsewhere/file.ts', 'export {}'),
    `${PLATFORM}/src/elsewhere/file.ts belongs to no room`,
  ],
])('refuses %s (MOD-01)', (...[, plant, message]) => {
  plant()
  expect(refusal()).toContain(message)
})

it('allows an exception that is listed, and refuses the list once it is not needed (MOD-01)', () => {
  const planted = `${PLATFORM}/src/money/pay.ts: entries`
  setExceptions({ ...NO_EXCEPTIONS, tables: [planted] })
  source('money/pay.ts', 'export const paid = `select 1 from entries`')
  expect(refusal()).toBe('')
  source('money/pay.ts', '// select 1 from entries', 'export const paid = 0')
  expect(refusal()).toContain(`No exception any more`)
  expect(refusal()).toContain(planted)
})
