import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.mjs'
import { WrongWords } from '../lib/words.mjs'
import { fillFolder } from './fill.mjs'

/** Makes `apps/<name>`: a screen, a slot, messages in every language, tests, README and budget. Answers its files. */
export function newModule(words) {
  const folder = join(root, 'apps', words.name)
  if (existsSync(folder)) throw new WrongWords(`apps/${words.name} is there already: choose another name.`)
  return fillFolder('module', folder, words)
}
