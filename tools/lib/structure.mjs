import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceFiles } from './import-graph.mjs'
import { root } from './root.mjs'

/** Rooms of the platform from the lowest floor to the highest, and the exceptions that are left to each rule. */
const FILE = join('tools', 'structure.json')
const PLATFORM = 'services/platform/src/'
const MOST_SIBLINGS = 20
const MIGRATION = /\/migrations\//
const TEST = /\.(?:test|spec)\.tsx?$/

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g
const CREATED = /\bcreate table (?:if not exists )?([a-z_]+)/gi
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const BUILDER = /\.(selectFrom|\w+Join|insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)/g
const STATEMENT = /\b(from|join|insert into|update|delete from)\s+(?:only\s+|lateral\s+)?([a-z_]+)\b/gi
const WRITES = /insert|update|delete/i

/** What the structure of the sources is measured by: a folder with git in it, and the entries of its `tools/structure.json`. */
const listed = (folder) => JSON.parse(readFileSync(join(folder, FILE), 'utf8'))

/** The room of a platform file: that whose longest folder holds it. */
export function roomOf(file, rooms) {
  const path = file.slice(PLATFORM.length)
  const found = rooms
    .flatMap(({ name, folders }) => folders.map((folder) => ({ name, folder })))
    .filter(({ folder }) => path === folder || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)
  return found[0]?.name
}

/** The file of the platform that an import names. */
function targetOf(file, specifier) {
  const path = specifier.startsWith('#') ? PLATFORM + specifier.slice(1) : join(dirname(file), specifier)
  return /\.\w+$/.test(path) && !path.endsWith('.repository') ? path : `${path}.ts`
}

/** Imports from a room into one on a higher floor, as `file: room`. */
function floorsOf(texts, rooms) {
  const height = new Map(rooms.map(({ name }, at) => [name, at]))
  const found = new Set()
  for (const [file, text] of texts) {
    const own = roomOf(file, rooms)
    for (const [, specifier] of text.matchAll(IMPORT)) {
      const room = roomOf(targetOf(file, specifier), rooms)
      if (room !== undefined && own !== undefined && height.get(room) > height.get(own))
        found.add(`${file}: ${room}`)
    }
  }
  return [...found].sort()
}

/** Tables that a file names though another room's migrations make them, as `file: table` with `(write)` where it writes. */
function tablesOf(texts, rooms) {
  const owners = new Map()
  for (const [file, text] of texts)
    if (MIGRATION.test(file))
      for (const [, table] of text.matchAll(CREATED)) owners.set(table, roomOf(file, rooms))
  const found = new Map()
  for (const [file, text] of texts) {
    if (MIGRATION.test(file)) continue
    const code = text.replace(COMMENT, '')
    for (const [, verb, name] of [...code.matchAll(BUILDER), ...code.matchAll(STATEMENT)]) {
      const table = name.toLowerCase()
      if (!owners.has(table) || owners.get(table) === roomOf(file, rooms)) continue
      const key = `${file}: ${table}`
      found.set(key, found.get(key) === true || WRITES.test(verb))
    }
  }
  return [...found].map(([key, writes]) => (writes ? `${key} (write)` : key)).sort()
}

/** Folders with more source names than twenty beside each other; a test and a style sheet count with what they belong to. */
function foldersOf(files) {
  const names = new Map()
  for (const file of files) {
    const folder = dirname(file)
    const name = file.slice(folder.length + 1).replace(/(?:\.test|\.spec)?\.tsx?$/, '')
    names.set(folder, (names.get(folder) ?? new Set()).add(name))
  }
  return Object.fromEntries(
    [...names]
      .filter(([, own]) => own.size > MOST_SIBLINGS)
      .map(([folder, own]) => [folder, own.size])
      .sort(),
  )
}

/** Files of the platform that import themselves by way of others, with how many of their imports lead round. */
function cyclesOf(folder) {
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  const words = ['--import-plugin', '-A', 'all', '-D', 'import/no-cycle', '--format', 'json', '.']
  const counts = {}
  for (const { filename } of JSON.parse(linted(oxlint, words, folder)).diagnostics)
    counts[filename] = (counts[filename] ?? 0) + 1
  return Object.fromEntries(Object.entries(counts).sort())
}

/** Ends with 1 where something was found. */
function linted(program, words, cwd) {
  try {
    return execFileSync(program, words, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 })
  } catch (error) {
    if (error.status !== 1) throw error
    return error.stdout
  }
}

/** Every exception that the sources need today: `{ cycles, floors, tables, folders }`. */
export function structureOf(folder = root, files = sourceFiles(folder)) {
  const { rooms } = listed(folder)
  const existing = files.filter((file) => existsSync(join(folder, file)))
  const texts = existing
    .filter((file) => file.startsWith(PLATFORM) && !TEST.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  const homeless = texts.map(([file]) => file).filter((file) => roomOf(file, rooms) === undefined)
  return {
    homeless,
    cycles: cyclesOf(folder),
    floors: floorsOf(texts, rooms),
    tables: tablesOf(texts, rooms),
    folders: foldersOf(existing),
  }
}

const WHAT = {
  cycles: 'imports itself by way of others (import/no-cycle)',
  floors: 'imports a room of a higher floor',
  tables: 'names a table that another room owns',
  folders: `has more than ${MOST_SIBLINGS} names beside each other`,
}

/** Compares with the listed exceptions: `added` may not be, `gone` has to be taken off the list. */
export function compareStructure(found, exceptions) {
  const added = found.homeless.map((file) => `${file} belongs to no room of ${FILE}`)
  const gone = []
  for (const rule of ['cycles', 'folders']) {
    for (const [path, count] of Object.entries(found[rule])) {
      const allowed = exceptions[rule][path] ?? 0
      if (count > allowed) added.push(`${path} ${WHAT[rule]}: ${count}, ${allowed} allowed`)
    }
    for (const [path, allowed] of Object.entries(exceptions[rule]))
      if ((found[rule][path] ?? 0) < allowed) gone.push(`${rule}: ${path}`)
  }
  for (const rule of ['floors', 'tables']) {
    added.push(
      ...found[rule].filter((one) => !exceptions[rule].includes(one)).map((one) => `${one} ${WHAT[rule]}`),
    )
    gone.push(...exceptions[rule].filter((one) => !found[rule].includes(one)).map((one) => `${rule}: ${one}`))
  }
  return { added, gone }
}

/** Removes exceptions that are no longer needed; none is ever added. */
export function shrinkStructure(folder = root) {
  const { exceptions, ...rest } = listed(folder)
  const found = structureOf(folder)
  const shrunk = { ...exceptions }
  for (const rule of ['cycles', 'folders'])
    shrunk[rule] = Object.fromEntries(
      Object.entries(exceptions[rule])
        .map(([path, allowed]) => [path, Math.min(allowed, found[rule][path] ?? 0)])
        .filter(([, allowed]) => allowed > 0),
    )
  for (const rule of ['floors', 'tables'])
    shrunk[rule] = exceptions[rule].filter((one) => found[rule].includes(one))
  writeFileSync(join(folder, FILE), `${JSON.stringify({ ...rest, exceptions: shrunk }, null, 2)}\n`)
}

/** Throws with every breach of the structure, and with what the list of exceptions still names without need. */
export function requireStructure(folder = root) {
  const { exceptions } = listed(folder)
  const { added, gone } = compareStructure(structureOf(folder), exceptions)
  if (added.length > 0)
    throw new Error(`The structure of the sources (${FILE}) is broken:\n${added.join('\n')}`)
  if (gone.length > 0)
    throw new Error(
      `No exception any more; npm run structure -- --shrink removes them from ${FILE}:\n${gone.join('\n')}`,
    )
}
