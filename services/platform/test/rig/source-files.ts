import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SOURCES = join(__dirname, '../../src')

/** The files of the platform's sources, without tests, migrations and benches, whose text has something; paths from `src`. */
export const filesWith = (text: RegExp): string[] =>
  readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter((path) => text.test(readFileSync(path, 'utf8')))
    .map((path) => relative(SOURCES, path))
    .filter((path) => !path.includes('/migrations/') && !path.startsWith('bench/'))
    .toSorted()
