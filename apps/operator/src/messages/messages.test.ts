import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MANAGED_KINDS } from '@site/shared-api/contract/managed-kinds'
import english from 'ra-language-english'
import EN from '#messages/EN.json'
import raTY from '#messages/ra.TY.json'
import TY from '#messages/TY.json'

/** Every text of a catalogue by its key. */
function texts(catalogue: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      const own = path === '' ? key : `${path}.${key}`
      return typeof value === 'object' && value !== null ? [...texts(value, own)] : [[own, String(value)]]
    }),
  )
}
const holesOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort()

test.each([
  ['the console’s own words', EN, TY],
  ['react-admin’s words', english, raTY],
])('%s are there in both languages, with the same places to fill (PLT-05)', (_name, one, other) => {
  const [first, second] = [texts(one), texts(other)]
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort())
  for (const [key, text] of first) expect([key, holesOf(second.get(key) ?? '')]).toEqual([key, holesOf(text)])
})

test('no Thai text is left in English (PLT-05)', () => {
  const thai = /\p{Script=Thai}/u
  const plain = [...texts(TY)].filter(([, text]) => !thai.test(text) && !/^[\s%{}\w()|:-]*$/.test(text))
  expect(plain).toEqual([])
})

const SOURCES = join(__dirname, '..')
const files = readdirSync(SOURCES, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))

test('every text that a page asks for by name is there (PLT-05)', () => {
  const known = new Set([...texts({ ...english, ...EN }).keys()])
  const usages = files.flatMap((file) =>
    [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(
        /\bt\((?:[^'`()]* \? )?'([\w.-]+)'(?: : '([\w.-]+)')?/g,
      ),
    ].flatMap(([, one, other]) =>
      [one, other].filter((key) => key !== undefined).map((key) => `${file}: ${key}`),
    ),
  )
  expect(usages.length).toBeGreaterThan(50)
  expect(usages.filter((line) => !known.has(line.split(': ')[1] ?? ''))).toEqual([])
})

test('an empty list says of what it has none, whichever list it is (PLT-05)', () => {
  const lists = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\bresource="([\w-]+)"/g)].map(([, name]) => name),
  )
  expect(lists).toContain('rewards')
  const named = Object.keys(EN.resources)
  expect([...lists, ...MANAGED_KINDS].filter((name) => !named.includes(name ?? ''))).toEqual([])
})
