import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

export const LIST = join(root, 'tools', 'mutations.json')

/** Every mutation of `tools/mutations.json`: a behaviour that is removed on purpose, and the test that has to fail then. */
export const mutations = () => JSON.parse(readFileSync(LIST, 'utf8'))

/** The source without the behaviour; throws Error where the text to replace does not occur exactly once. */
export function mutate(source, { file, from, to }) {
  const count = source.split(from).length - 1
  if (count !== 1) throw new Error(`${file} contains ${JSON.stringify(from)} ${count} times instead of once`)
  return source.replace(from, () => to)
}

/** Files of these mutations that differ from the commit, which a mutation would mix with. */
export const uncommitted = (list) =>
  execFileSync('git', ['status', '--porcelain', '--', ...new Set(list.map(({ file }) => file))], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))

/** Runs `action` while the file is mutated and restores the file afterwards, also when the process ends in the meantime. */
export async function whileMutated(mutation, action) {
  const file = join(root, mutation.file)
  const source = readFileSync(file, 'utf8')
  const restore = () => writeFileSync(file, source)
  process.once('exit', restore)
  try {
    writeFileSync(file, mutate(source, mutation))
    return await action()
  } finally {
    restore()
    process.off('exit', restore)
  }
}
