import { join, relative } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { WrongWords } from '../lib/words.mjs'
import { make } from '../new/make.mjs'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export const command = {
  usage: 'npm run new -- module NAME, or npm run new -- screen MODULE/NAME',
  what: `Makes a module: apps/NAME with a screen, a menu row, a slot on the lobby's home, messages, tests, README and budget.
Or a screen: route, row and feature in a module, one call in packages/shared-api/src/contract and one folder of the platform, with
tests. What is made passes every check as it is; deleting it takes it away.
Example: npm run new -- screen member-centre/limits --title "Limits" --thai "วงเงิน" --flag LIMITS3`,
  words: [2, 2],
  options: {
    title: { type: 'string', what: 'its title in English (default: its name)' },
    thai: { type: 'string', what: 'its title in Thai (default: "new page")' },
    entry: { type: 'string', what: 'where its row is shown: menu.account, menu.discover, member-popup, …' },
    context: { type: 'string', what: 'of the platform, for the call of a screen (default: identity)' },
    flag: { type: 'string', what: 'a flag without which a screen is not there; on by default' },
    popup: { type: 'boolean', what: 'a popup too, which the row opens' },
    event: { type: 'boolean', what: 'an event too, published when the list has come' },
  },
  async run({ values, words: [kind, path] }) {
    if (kind !== 'module' && kind !== 'screen')
      throw new WrongWords(`"${kind}" is neither module nor screen. Usage: ${command.usage}`)
    if (kind === 'module')
      for (const flag of ['context', 'flag', 'popup', 'event'])
        if (values[flag] !== undefined)
          throw new WrongWords(`--${flag} is for screens: make the module, then a screen in it.`)
    const names = path.split('/')
    if (names.length !== (kind === 'module' ? 1 : 2) || !names.every((name) => NAME.test(name)))
      throw new WrongWords(
        `"${path}" is no name of a ${kind}: small letters, digits and hyphens. Usage: ${command.usage}`,
      )
    const [module, name = module] = names
    await install()
    const files = make(kind, { module, name }, values)
    await run(join(root, 'node_modules', '.bin', 'prettier'), ['--write', '--log-level', 'warn', ...files])
    if (kind === 'module') await install()
    for (const file of files) console.log(relative(root, file))
    const services = kind === 'screen' ? '; start the site again for its call' : ''
    console.log(
      `\nTo see it on a running site: npm run build -- ${module}${services}. Its title and words: apps/${module}/src/messages.`,
    )
  },
}
