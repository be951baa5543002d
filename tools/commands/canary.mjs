import { BRANDS, CHANGE, moveRelease, readName, readPercent } from '../lib/releases.mjs'
import { WrongWords } from '../lib/words.mjs'

export const command = {
  usage:
    'npm run canary -- MODULE@VERSION --percent N [--brand …] [--auto], or npm run canary -- MODULE --stop',
  what: `Gives a release that lies in the registry to a part of the visitors, or to more or fewer of them; or ends the canary.
Example: npm run canary -- lobby@1.0.0-5b330598 --percent 50`,
  words: [1, 1],
  options: {
    percent: { type: 'string', what: 'how many of a hundred visitors have it' },
    brand: BRANDS,
    auto: { type: 'boolean', what: 'promotes it by itself once it is found good' },
    stop: { type: 'boolean', what: 'ends it: all visitors have what is live' },
    ...CHANGE,
  },
  async run({ values: { stop = false, ...values }, words: [what] }) {
    if (stop === (values.percent !== undefined))
      throw new WrongWords(`Say --percent, or --stop.\nUsage: ${command.usage}`)
    const { module, version } = readName(what, command.usage, { version: !stop })
    if (stop) return await moveRelease(module, { did: 'stop' }, values)
    const { auto, brand: brands, percent } = values
    const whose = {
      percent: readPercent(percent, 'percent'),
      ...(brands && { brands }),
      ...(auto && { auto }),
    }
    await moveRelease(module, { did: 'canary', version, ...whose }, values)
  },
}
