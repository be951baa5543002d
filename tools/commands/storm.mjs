import { join } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run storm [-- CALLS [SEED]]',
  what: '64 players and 32 customers with their money, 20,000 calls or as many as are named, `kill -9` every few seconds, on both databases; every book compared.',
  words: [0, 2],
  async run({ words: [calls = '20000', seed] }) {
    for (const number of [calls, seed ?? '0'])
      if (!/^\d+$/.test(number)) throw new WrongWords(`"${number}" is no number. Usage: ${command.usage}`)
    await install()
    await run(
      join(root, 'node_modules/.bin/jest'),
      ['--selectProjects', 'node', '--testPathPatterns', 'services/platform/test/storm'],
      { env: { STORM_CALLS: calls, ...(seed === undefined ? {} : { STORM_SEED: seed }) } },
    )
  },
}
