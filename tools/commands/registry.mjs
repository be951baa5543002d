import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inRegistry, listReleases } from '../lib/releases.mjs'
import { root } from '../lib/root.mjs'
import { SITE, WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run registry, or npm run registry -- remove MODULE[@VERSION]',
  what: `Says which release of each module is live. Or takes a module off, or one release of it (a live one gives way to its
fall-back): the next load of a page is without it, open pages go on. What another module needs is not taken off.
Example: npm run registry -- remove missions`,
  words: [0, 2],
  options: { 'data-dir': SITE['data-dir'] },
  async run({ values, words: [action = 'list', what] }) {
    if (!['list', 'remove'].includes(action) || (action === 'remove') !== (what !== undefined))
      throw new WrongWords(`Usage: ${command.usage}`)
    if (what === undefined) return await listReleases(undefined, { ...values, offline: true })
    await inRegistry([action, what], values)
    const [module = ''] = (what ?? '').split('@')
    if (action === 'remove' && !what.includes('@') && existsSync(join(root, 'apps', module, 'module.json')))
      console.log(
        `apps/${module} is still there: npm start and npm run build release it again. Delete the folder too.`,
      )
  },
}
