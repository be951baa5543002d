import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, publish } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { BRANDS, CHANGE, moveRelease, readPercent } from '../lib/releases.mjs'
import { released, root } from '../lib/root.mjs'
import { settings } from '../lib/settings.mjs'
import { WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run release -- MODULE [--canary PER-CENT [--brand …] [--auto]]',
  what: `Builds a module and releases it: to everybody, or as a canary to a part of the visitors. A visitor who has the canary
keeps it from visit to visit, until it is promoted, stopped, or has failed: then nobody has it any more.
Example: npm run release -- lobby --canary 10 --why "new filters"`,
  words: [1, 1],
  options: {
    canary: { type: 'string', what: 'to so many of a hundred visitors' },
    brand: BRANDS,
    auto: { type: 'boolean', what: 'promotes the canary by itself once it is found good' },
    force: { type: 'boolean', what: 'releases what is older than the live release too' },
    ...CHANGE,
  },
  async run({ values: { canary, force = false, ...values }, words: [module] }) {
    const modules = released()
    if (!modules.includes(module))
      throw new WrongWords(`There is no module "${module}". Modules: ${modules.join(', ')}.`)
    if (values.brand !== undefined && canary === undefined)
      throw new WrongWords('--brand chooses who has a canary: say --canary too.')
    if (values.auto === true && canary === undefined)
      throw new WrongWords('--auto promotes a canary: say --canary too.')
    const percent = canary === undefined ? undefined : readPercent(canary, 'canary')
    const { dataDir } = settings(values)
    const { why } = values
    await install()
    await build([module])
    await publish([module], dataDir, { force, lay: canary !== undefined, why })
    if (canary === undefined) return
    const { version } = JSON.parse(readFileSync(join(root, 'apps', module, 'dist', 'release.json'), 'utf8'))
    const { auto, brand: brands } = values
    const whose = { percent, ...(brands && { brands }), ...(auto && { auto }) }
    await moveRelease(module, { did: 'canary', version, ...whose }, values)
  },
}
