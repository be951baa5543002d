import { join } from 'node:path'
import { ADMIN_FLAGS, adminClientOf } from './admin-client.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { runNode } from './run.mjs'
import { settings } from './settings.mjs'
import { formatHistory, formatMove, formatStates } from './format-releases.mjs'
import { SITE, WrongWords } from './words.mjs'

/** Flags of every command that changes who has which release. */
export const CHANGE = {
  why: { type: 'string', what: 'why; kept with the change and shown by npm run releases' },
  ...ADMIN_FLAGS,
}
export const BRANDS = {
  type: 'string',
  multiple: true,
  what: 'the merchant code of a brand, once for each; without it every brand',
}
export const NO_REASON = 'no reason was given'

/** Makes a move of a module's releases on the running site, else in the registry's folder, and says what it did and what undoes it. */
export async function moveRelease(module, move, values) {
  const { why = NO_REASON } = values
  const adminClient = await adminClientOf(values)
  const path = `/wps/operator/releases/${module}/move`
  const made = adminClient
    ? await adminClient.call('POST', path, { move, why })
    : await inFolder(['move', module, JSON.stringify(move), `--why=${why}`], values)
  console.log(formatMove(made))
}

/** Says who has which release: of all modules, or of one with everything that lies there and was done last. */
export async function listReleases(module, values) {
  const adminClient = await adminClientOf(values)
  const path = ['/wps/operator/releases', ...(module === undefined ? [] : [module])].join('/')
  const answer = adminClient
    ? await adminClient.call('GET', path)
    : await inFolder(['list', module].filter(Boolean), values)
  console.log(module === undefined ? formatStates(answer.list) : formatHistory(answer))
}

/** What it answers in JSON; whatever else it says is said on. */
async function inFolder(words, values) {
  const lines = (await inRegistry(words, values, { quiet: true })).trim().split('\n')
  const isAnswer = (line) => line.startsWith('{')
  for (const line of lines) if (!isAnswer(line)) console.error(line)
  return JSON.parse(lines.find(isAnswer))
}

/** Runs a command of the registry on its folder, with its words. */
export async function inRegistry(words, { 'data-dir': folder }, options = {}) {
  await install()
  const delivery = join(root, 'services/delivery')
  return await runNode(join(delivery, 'src/cli/registry.ts'), words, {
    env: { DATA_DIR: settings({ 'data-dir': folder }).dataDir },
    cwd: delivery,
    ...options,
  })
}

/** MODULE@VERSION, or MODULE alone where no version is needed (`either`: both are understood). Throws WrongWords. */
export function readName(text, usage, { version: needed = false, either = false } = {}) {
  const [module = '', version = '', ...more] = text.split('@')
  if (!/^[a-z][a-z-]+$/.test(module) || more.length > 0 || (!either && (version === '') === needed))
    throw new WrongWords(`"${text}": expected ${needed ? 'MODULE@VERSION' : 'MODULE'}.\nUsage: ${usage}`)
  return { module, version }
}

/** A per cent of visitors. Throws WrongWords. */
export function readPercent(text, flag) {
  const percent = Number(text)
  if (/^\d+$/.test(text) && percent >= 1 && percent <= 100) return percent
  throw new WrongWords(`--${flag} ${text}: expected a whole number from 1 to 100.`)
}

export const LIST = { 'data-dir': SITE['data-dir'], ...ADMIN_FLAGS }
