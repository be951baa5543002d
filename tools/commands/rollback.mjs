import { CHANGE, moveRelease, readName } from '../lib/releases.mjs'

export const command = {
  usage: 'npm run rollback -- MODULE [--to VERSION]',
  what: `Takes the live release of a module back: to the last one that served well, or to the one that is named. Every page that
is loaded from then on has it, open pages take it with their next step. Nothing is built.
Example: npm run rollback -- lobby --why "search finds nothing"`,
  words: [1, 1],
  options: {
    to: { type: 'string', what: 'the release; npm run releases -- MODULE names those that are here' },
    ...CHANGE,
  },
  async run({ values, words: [module] }) {
    readName(module, command.usage)
    const { to } = values
    await moveRelease(module, { did: 'rollback', ...(to !== undefined && { to }) }, values)
  },
}
