import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../lib/root.mjs'

const TEMPLATES = join(dirname(fileURLToPath(import.meta.url)), 'templates')

/** A text of the templates with its words in their places. */
export const filled = (text, words) =>
  text.replaceAll(/__([a-zA-Z]+?)__/g, (found, word) => words[word] ?? found)

export const template = (name, words) => filled(readFileSync(join(TEMPLATES, name), 'utf8'), words)

/** Writes a folder of templates; answers the files, which must not be there yet. */
export function fillFolder(name, target, words) {
  const from = join(TEMPLATES, name)
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .map((file) =>
      writeNew(join(target, filled(file.replace(/\.txt$/, ''), words)), template(join(name, file), words)),
    )
}

/** Writes a file that must not be there yet. */
export function writeNew(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    throw new Error(`${relative(root, file)} is there already: choose another name.`)
  }
  return file
}

/** Changes a JSON file; answers it. */
export function changeJson(file, change) {
  const value = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify(change(value), null, 2)}\n`)
  return file
}
