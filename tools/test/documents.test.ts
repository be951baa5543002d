import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')
/** Decisions name commands as they were on their day. */
const DOCUMENTS = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('docs/decisions/'))

interface Line {
  readonly file: string
  readonly name: string
  readonly argv: readonly string[]
}

/** Every `npm run NAME -- WORDS` of a text, up to what ends a command there. */
function commandsIn(file: string): Line[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/npm run ([a-z]+) -- ([^`\n#|]+)/g)].map(([, name = '', words = '']) => ({
    file,
    name,
    argv: words
      .trim()
      .replaceAll(/"[^"]*"/g, 'WORDS')
      .split(/\s+/),
  }))
}

/** A package's own scripts are run in its folder. */
const isOwn = ({ file, name }: Line): boolean => {
  const manifest = join(root, dirname(file), 'package.json')
  return file.includes('/') && existsSync(manifest) && readFileSync(manifest, 'utf8').includes(`"${name}":`)
}

const LINES = DOCUMENTS.flatMap(commandsIn).filter((line) => !isOwn(line))

/** What the command's own reading of its words says, without running it. */
function refusals(lines: readonly Line[]): string[] {
  const program = `
    import { readWords } from './tools/lib/words.mjs'
    const refused = []
    for (const { file, name, argv } of JSON.parse(process.argv[1])) {
      try {
        const { command } = await import('./tools/commands/' + name + '.mjs')
        readWords(name, command, argv)
      } catch (error) {
        refused.push(file + ': npm run ' + name + ' -- ' + argv.join(' ') + ': ' + error.message.split('\\n')[0])
      }
    }
    console.log(JSON.stringify(refused))`
  const words = ['--input-type=module', '--eval', program, JSON.stringify(lines)]
  return JSON.parse(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' })) as string[] // reason: written two lines up
}

test('every command that a document names is understood as it is written (MOD-12, PLT-05)', () => {
  expect(LINES.length).toBeGreaterThan(20)
  expect(refusals(LINES)).toEqual([])
})

test('a flag that a command does not know is reported with file and command', () => {
  const argv = ['verify', '--all']
  expect(refusals([{ file: 'docs/x.md', name: 'ledger', argv }])).toEqual([
    'docs/x.md: npm run ledger -- verify --all: There is no flag --all here.',
  ])
})
