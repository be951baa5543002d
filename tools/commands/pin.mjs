import { CHANGE, moveRelease, readName } from '../lib/releases.mjs'
import { WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run pin -- MODULE@VERSION --brand MERCHANT, or npm run pin -- MODULE --brand MERCHANT --off',
  what: `Keeps a brand on one release of a module, whatever goes live or is tried; or lets it go again.
Example: npm run pin -- lobby@1.0.0-5b330598 --brand coral --why "their campaign ends on Friday"`,
  words: [1, 1],
  options: {
    brand: { type: 'string', what: 'the merchant code of the brand' },
    off: { type: 'boolean', what: 'lets the brand have what is live again' },
    ...CHANGE,
  },
  async run({ values: { off = false, ...values }, words: [what] }) {
    if (values.brand === undefined) throw new WrongWords(`Which brand?\nUsage: ${command.usage}`)
    const { module, version } = readName(what, command.usage, { version: !off })
    const { brand } = values
    await moveRelease(module, off ? { did: 'unpin', brand } : { did: 'pin', version, brand }, values)
  },
}
