import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import { sharedChunks } from './shared-chunks.ts'

/** Long enough to be worth a request of its own. */
const said = (word: string): string => `export const ${word} = ${JSON.stringify(`${word} `.repeat(300))}\n`

const SOURCES = {
  'src/features/joining/join-bar.js': said('bar'),
  'src/features/joining/joined-list.js': said('list'),
  'src/dates/moment-text.js': `export const day = 'a day'\n`,
  'src/features/mail/mail-row.js': said('row'),
  'src/screens/one.js':
    "import { bar } from '../features/joining/join-bar.js'\nimport { day } from '../dates/moment-text.js'\nconsole.log(bar, day)\n",
  'src/screens/two.js':
    "import { bar } from '../features/joining/join-bar.js'\nimport { list } from '../features/joining/joined-list.js'\nimport { day } from '../dates/moment-text.js'\nconsole.log(bar, list, day)\n",
  'src/screens/three.js':
    "import { list } from '../features/joining/joined-list.js'\nimport { row } from '../features/mail/mail-row.js'\nconsole.log(list, row)\n",
  'src/slots/late.js': "import { row } from '../features/mail/mail-row.js'\nconsole.log(row)\n",
  'module.json': JSON.stringify({ slots: [{ expose: './late', eager: false }] }),
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** The files of a module of four exposes, each with which of the words it holds. */
async function builtWith(site?: object): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'site-shared-chunks-'))
  folders.push(folder)
  const files = { ...SOURCES, 'package.json': JSON.stringify({ type: 'module', site }) }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const entry = Object.fromEntries(
    ['screens/one', 'screens/two', 'screens/three', 'slots/late'].map((path) => [
      path.split('/')[1] ?? '',
      join(folder, `src/${path}.js`),
    ]),
  )
  await new Promise<void>((built, failed) => {
    const output = { path: join(folder, 'dist'), filename: '[name].js' }
    const optimization = { splitChunks: sharedChunks(folder), concatenateModules: false, minimize: false }
    webpack({ mode: 'production', context: folder, entry, output, optimization }, (error, stats) => {
      if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString()))
      else built()
    })
  })
  const dist = join(folder, 'dist')
  return Object.fromEntries(
    readdirSync(dist).map((file) => {
      const text = readFileSync(join(dist, file), 'utf8')
      return [file, ['bar', 'list', 'row'].filter((word) => text.includes(`${word} ${word} ${word}`))]
    }),
  )
}

test('what two exposes use of one folder is one file of its name; who comes alone, and what is small, brings its own (MOD-09)', async () => {
  expect(await builtWith({ sharesFolders: true })).toEqual({
    'joining.js': ['bar', 'list'],
    'one.js': [],
    'two.js': [],
    // Of two exposes that use the row one comes alone.
    'three.js': ['row'],
    'late.js': ['row'],
  })
})

test('a module without the setting keeps its code with each expose (MOD-09)', async () => {
  expect(await builtWith()).toEqual({
    'one.js': ['bar'],
    'two.js': ['bar', 'list'],
    'three.js': ['list', 'row'],
    'late.js': ['row'],
  })
})
