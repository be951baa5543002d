import { join } from 'node:path'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { tsx } from './run.mjs'
import { settings } from './settings.mjs'
import { flagsAgain, SITE, WrongWords } from './words.mjs'

/** Flags of every command that changes who has which release. */
export const CHANGE = {
  why: { type: 'string', what: 'why; kept with the change and told by npm run releases' },
  'data-dir': SITE['data-dir'],
}
export const BRANDS = {
  type: 'string',
  multiple: true,
  what: 'the merchant code of a brand, once for each; without it every brand',
}

/** Runs a command of the registry with its words and flags. */
export async function inRegistry(words, { 'data-dir': folder, ...flags }) {
  await install()
  const delivery = join(root, 'services/delivery')
  await tsx(join(delivery, 'src/cli/registry.ts'), [...words, ...flagsAgain(flags)], {
    env: { DATA_DIR: settings({ 'data-dir': folder }).dataDir },
    cwd: delivery,
  })
}

/** MODULE@VERSION, or MODULE alone where no version is needed. Throws WrongWords. */
export function readName(text, usage, { version: needed } = { version: false }) {
  const [module = '', version = '', ...more] = text.split('@')
  if (module === '' || more.length > 0 || (version === '') === needed)
    throw new WrongWords(`"${text}": expected ${needed ? 'MODULE@VERSION' : 'MODULE'}.\nUsage: ${usage}`)
  return { module, version }
}
