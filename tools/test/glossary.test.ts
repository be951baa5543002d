import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

jest.setTimeout(60_000)

const root = join(__dirname, '..', '..')
const GLOSSARY = `# Glossary

| term | meaning |
| --- | --- |
| DTO | a record as a call answers it; "told" is not one |

## Words that are refused
| word | instead |
| --- | --- |
| told, tell | DTO; publish |
| desk | admin service |
`

let folder: string
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const allow = (counts: object): void => write('tools/words.json', JSON.stringify(counts))

/** The error message of a function of the check for this folder; empty where it passes. */
function messageOf(name: 'requireWords' | 'shrinkWords'): string {
  const program = `
    import { ${name} } from './tools/lib/glossary.mjs'
    try { ${name}(${JSON.stringify(folder)}) } catch (error) { process.stdout.write(error.message) }`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossary-'))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  write('docs/glossary.md', GLOSSARY)
  allow({})
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  [
    'an identifier in camelCase',
    'src/a.ts',
    'const rowTold = 1\n',
    'src/a.ts:1: "told", instead: DTO; publish',
  ],
  ['a name in snake_case', 'src/a.ts', '\nconst told_at = 1\n', 'src/a.ts:2: "told"'],
  ['a comment', 'src/a.tsx', '// Tell the brand.\n', 'src/a.tsx:1: "tell"'],
  ['a document', 'docs/page.md', 'The desk answers.\n', 'docs/page.md:1: "desk", instead: admin service'],
  ['an English text', 'src/messages/EN.json', '{ "a": "We told you" }\n', 'src/messages/EN.json:1: "told"'],
  ['a file name', 'src/agent-desk.ts', 'export {}\n', 'src/agent-desk.ts: "desk"'],
])(
  '%s with a refused word is refused, with its place and the term to use (MOD-09)',
  (_, file, text, place) => {
    write(file, text)
    expect(messageOf('requireWords')).toContain(place)
  },
)

test('longer words that contain a refused one, and the glossary itself, pass (MOD-09)', () => {
  write('src/a.ts', 'const desktop = 1 // foretold\n')
  expect(messageOf('requireWords')).toBe('')
})

test('a file may keep the number of uses that is listed, but not one more (MOD-09)', () => {
  write('src/a.ts', 'const told = 1\n')
  allow({ 'src/a.ts': 1 })
  expect(messageOf('requireWords')).toBe('')
  write('src/a.ts', 'const told = 1 // told\n')
  expect(messageOf('requireWords')).toContain('src/a.ts:1: "told"')
})

test('a list that allows more than is used is refused until it is lowered; nothing new is added to it (MOD-09)', () => {
  write('src/a.ts', 'const told = 1\n')
  write('src/new.ts', 'const told = 1\n')
  allow({ 'src/a.ts': 3, 'src/gone.ts': 1 })
  rmSync(join(folder, 'src/new.ts'))
  expect(messageOf('requireWords')).toContain('src/gone.ts')
  write('src/new.ts', 'const told = 1\n')
  expect(messageOf('shrinkWords')).toBe('')
  expect(JSON.parse(readFileSync(join(folder, 'tools/words.json'), 'utf8'))).toEqual({ 'src/a.ts': 1 })
  expect(messageOf('requireWords')).toContain('src/new.ts')
})

test('a glossary without the table of refused words is an error, not a check that passes (MOD-09)', () => {
  write('docs/glossary.md', '# Glossary\n')
  expect(messageOf('requireWords')).toContain('no table of refused words')
})
