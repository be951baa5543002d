import { z } from 'zod'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { contractModule, declaresSchemas } from './contract-records.ts'

const CONTRACT = join(__dirname, '../../../shared-api/src/contract')

/** What a browser has of a module's text, by name. */
function arrived(text: string): Record<string, unknown> {
  const names = [...text.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name)
  const body = `${text.replaceAll(/^export /gm, '')}; return { ${names.join(', ')} }`
  return new Function(body)() as Record<string, unknown> // reason: a record of the names above
}

const call = {
  method: 'GET',
  path: '/wps/things/:id',
  access: 'member',
  summary: 'Things',
  silent: true,
  carries: ['language'],
  params: z.object({ id: z.string() }),
  response: z.object({ list: z.array(z.string()) }),
}

test('the browser gets method, path, access, silence and what a call carries, and no schema (PLT-01)', () => {
  const exports = {
    listThings: call,
    thing: z.string(),
    SIZE: 24,
    KINDS: ['a'],
    holds: { schema: z.string() },
  }
  expect(contractModule({ ...exports, pageSize: () => z.number() })).toBe(
    [
      'export const listThings = {"method":"GET","path":"/wps/things/:id","access":"member","silent":true,"carries":["language"]}\n',
      'export const SIZE = 24\n',
      'export const KINDS = ["a"]\n',
    ].join(''),
  )
})

test('a call without access is public: the first route carries many', () => {
  expect(contractModule({ listThings: { ...call, access: 'public', silent: false, carries: [] } })).toBe(
    'export const listThings = {"method":"GET","path":"/wps/things/:id","silent":false,"carries":[]}\n',
  )
})

test('a call that says nothing of who may make it ends the build, with its name', () => {
  const without = Object.fromEntries(Object.entries(call).filter(([field]) => field !== 'access'))
  expect(() => contractModule({ listThings: without })).toThrow(/listThings says no access/)
})

test.each([
  ["import { z } from 'zod'\n", true],
  ["import type { z } from 'zod'\n", false],
  ["export const A = 'a'\n", false],
])('a file without schemas is left as it is: %j', (source, expected) => {
  expect(declaresSchemas(source)).toBe(expected)
})

test('a constant arrives as it is, whatever it is made of (MEM-06)', () => {
  const constants = {
    NICKNAME: { min: 2, pattern: /^[\p{L}/]+$/u },
    SINCE: new Date(1_795_000_000_000),
    SIZES: new Map([['small', [1, -0, Number.POSITIVE_INFINITY]]]),
    KINDS: new Set(['a']),
    MOST: 9_007_199_254_740_993n,
    NONE: undefined,
    text: '</script>\u2028`${1}',
    DEEP: [{ 'a-b': null, none: undefined, not: Number.NaN }],
  }
  expect(arrived(contractModule(constants))).toStrictEqual(constants)
})

test.each([
  ['a function in it', { LABELS: { of: { one: () => 'a' } } }, /LABELS\.of\.one is a function/],
  ['a symbol', { MARKS: [Symbol('a')] }, /MARKS\[0\] is a symbol/],
  ['an object of a class', { LINK: new URL('https://site.example') }, /LINK is a URL/],
])('a constant with %s ends the build, with its name', (_what, exports, message) => {
  expect(() => contractModule(exports)).toThrow(message)
})

test('every constant of every contract file arrives equal (MEM-06, PLT-01)', async () => {
  const files = globSync('*.ts', { cwd: CONTRACT }).filter((name) => !name.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(30)
  let constants = 0
  for (const file of files) {
    const exports = (await import(join(CONTRACT, file))) as Record<string, unknown> // reason: a module's names
    for (const [name, value] of Object.entries(arrived(contractModule(exports)))) {
      const original = exports[name]
      if (typeof original === 'object' && original !== null && 'summary' in original) continue
      expect([file, name, value]).toStrictEqual([file, name, original])
      constants += 1
    }
  }
  expect(constants).toBeGreaterThan(50)
})
