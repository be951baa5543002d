import { BRANDS, CHANGE, inRegistry, readName } from '../lib/releases.mjs'
import { WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run canary -- MODULE@VERSION --percent N [--brand …], or npm run canary -- MODULE --stop',
  what: `Gives a release that lies in the registry to a part of the visitors, or to more or fewer of them; or ends the canary.
Example: npm run canary -- lobby@1.0.0-5b330598 --percent 50`,
  words: [1, 1],
  options: {
    percent: { type: 'string', what: 'how many of a hundred visitors have it' },
    brand: BRANDS,
    stop: { type: 'boolean', what: 'ends it: everybody has what is live' },
    ...CHANGE,
  },
  async run({ values: { stop = false, ...values }, words: [what] }) {
    if (stop === (values.percent !== undefined))
      throw new WrongWords(`Say --percent, or --stop.\nUsage: ${command.usage}`)
    readName(what, command.usage, { version: !stop })
    await inRegistry([stop ? 'stop' : 'canary', what], values)
  },
}
