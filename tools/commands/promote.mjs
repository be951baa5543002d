import { CHANGE, moveRelease, readName } from '../lib/releases.mjs'

export const command = {
  usage: 'npm run promote -- MODULE',
  what: `Makes the canary of a module live for everybody. What was live before is what it falls back to.
Example: npm run promote -- lobby`,
  words: [1, 1],
  options: CHANGE,
  async run({ values, words: [module] }) {
    readName(module, command.usage)
    await moveRelease(module, { did: 'promote' }, values)
  },
}
