import { build, publish } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { CONSOLE, released } from '../lib/root.mjs'
import { settings } from '../lib/settings.mjs'
import { SITE, WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run build [-- MODULE …]',
  what: `Builds modules, all or those named, and releases them into DATA_DIR: a running site shows them on the next load.
"operator" is the operators' console, which the platform serves as it was built last.
Example: npm run build -- lobby`,
  words: [0, Infinity],
  options: {
    force: { type: 'boolean', what: 'releases what is older than the live release too' },
    'data-dir': SITE['data-dir'],
  },
  async run({ values, words }) {
    const modules = released()
    const unknown = words.find((name) => ![...modules, CONSOLE, 'mono'].includes(name))
    if (unknown !== undefined)
      throw new WrongWords(`There is no module "${unknown}". Modules: ${[...modules, CONSOLE].join(', ')}.`)
    const wanted = words.length > 0 ? words : [...modules, CONSOLE]
    await install()
    await build(wanted)
    const toRelease = wanted.filter((name) => name !== CONSOLE)
    if (toRelease.length > 0)
      await publish(toRelease, settings(values).dataDir, { force: values.force === true })
  },
}
