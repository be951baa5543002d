import { CHANGE, moveRelease, readName } from '../lib/releases.mjs'

export const command = {
  usage: 'npm run retire -- MODULE@VERSION [--off]',
  what: `Says that a release may not be chosen any more: by no canary, pin, promotion or roll-back. What is live, the canary or pinned is
not retired. Open pages go on with it; a day later its files are deleted.
Example: npm run retire -- lobby@1.0.0-5b330598 --why "loses favourites"`,
  words: [1, 1],
  options: { off: { type: 'boolean', what: 'lets it be chosen again' }, ...CHANGE },
  async run({ values: { off = false, ...values }, words: [what] }) {
    const { module, version } = readName(what, command.usage, { version: true })
    await moveRelease(module, { did: off ? 'restore' : 'retire', version }, values)
  },
}
