import { CHANGE, moveRelease, readName } from '../lib/releases.mjs'

export const command = {
  usage: 'npm run promote -- MODULE[@VERSION]',
  what: `Makes the canary of a module live for all visitors, or the release that is named. What was live before is what it falls back to.
Example: npm run promote -- lobby`,
  words: [1, 1],
  options: {
    force: { type: 'boolean', what: 'with a version: one that is older than the live release, too' },
    ...CHANGE,
  },
  async run({ values: { force = false, ...values }, words: [what] }) {
    const { module, version } = readName(what, command.usage, { either: true })
    const named = { did: 'release', version, ...(force && { force }) }
    await moveRelease(module, version === '' ? { did: 'promote' } : named, values)
  },
}
