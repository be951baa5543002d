import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Files that use refused words today, each with how many; numbers may only become smaller. */
const FILE = join('tools', 'words.json')
const GLOSSARY = join('docs', 'glossary.md')
const HEADING = '## Words that are refused'
const READ = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md', '*EN.json']
const MOST_BYTES = 64 * 1024 * 1024
const MOST_SHOWN = 20

/** Whole words of a text; names in camelCase, snake_case and kebab-case are taken apart. */
const wordsOf = (text) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** The refused words of the glossary, each with the terms to use instead. */
export function refusedWords(folder = root) {
  const [, table = ''] = readFileSync(join(folder, GLOSSARY), 'utf8').split(HEADING)
  const rows = table.split('\n').filter((line) => /^\| (?!word \||-)/.test(line))
  const refused = rows.flatMap((line) => {
    const [, words = '', instead = ''] = line.split('|').map((cell) => cell.trim())
    return words.split(', ').map((word) => [word, instead])
  })
  if (refused.length === 0) throw new Error(`${GLOSSARY} has no table of refused words.`)
  return new Map(refused)
}

/** How often each file uses a refused word, in its path or its text; the glossary itself is exempt. */
export function countRefused(folder = root, refused = refusedWords(folder)) {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', ...READ]
  const files = execFileSync('git', git, { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES }).split('\n')
  const count = (text) => wordsOf(text).filter((word) => refused.has(word)).length
  const counts = {}
  for (const file of [...new Set(files)].sort()) {
    if (file === '' || file === GLOSSARY || !existsSync(join(folder, file))) continue
    const uses = count(file) + count(readFileSync(join(folder, file), 'utf8'))
    if (uses > 0) counts[file] = uses
  }
  return counts
}

/** Where a file uses refused words, as `file:line: word, instead: terms`. */
function placesIn(file, folder, refused) {
  const places = (text, at) =>
    wordsOf(text)
      .filter((word) => refused.has(word))
      .map((word) => `${file}${at}: "${word}", instead: ${refused.get(word)}`)
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return [...places(file, ''), ...lines.flatMap((line, i) => places(line, `:${i + 1}`))]
}

const readAllowed = (folder) => JSON.parse(readFileSync(join(folder, FILE), 'utf8'))

/** Lowers the allowed numbers to those of today; none is ever raised or added. */
export function shrinkWords(folder = root) {
  const found = countRefused(folder)
  const shrunk = Object.entries(readAllowed(folder))
    .map(([file, allowed]) => [file, Math.min(allowed, found[file] ?? 0)])
    .filter(([, allowed]) => allowed > 0)
  writeFileSync(join(folder, FILE), `${JSON.stringify(Object.fromEntries(shrunk), null, 2)}\n`)
}

/** Throws where a file uses more refused words than it may, and where fewer are left than the list allows. */
export function requireWords(folder = root) {
  const refused = refusedWords(folder)
  const allowed = readAllowed(folder)
  const found = countRefused(folder, refused)
  const more = Object.keys(found).filter((file) => found[file] > (allowed[file] ?? 0))
  if (more.length > 0) {
    const places = more.flatMap((file) => placesIn(file, folder, refused))
    const rest = places.length > MOST_SHOWN ? `\n… and ${places.length - MOST_SHOWN} more` : ''
    throw new Error(
      `Words that ${GLOSSARY} refuses (${more.length} files use more of them than ${FILE} allows):\n` +
        `${places.slice(0, MOST_SHOWN).join('\n')}${rest}`,
    )
  }
  const fewer = Object.keys(allowed).filter((file) => allowed[file] > (found[file] ?? 0))
  if (fewer.length > 0)
    throw new Error(
      `Fewer refused words than ${FILE} allows; npm run words -- --shrink lowers it:\n${fewer.join('\n')}`,
    )
}
