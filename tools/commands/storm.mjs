import { join } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { fail, run } from '../lib/run.mjs'

// `npm run storm [-- calls [seed]]`: 64 players, 20,000 wallet calls, kill -9 every few seconds, on both databases.
try {
  const [calls = '20000', seed] = process.argv.slice(2)
  await install()
  await run(
    join(root, 'node_modules/.bin/jest'),
    ['--selectProjects', 'node', '--testPathPatterns', 'services/platform/test/storm'],
    { env: { STORM_CALLS: calls, ...(seed === undefined ? {} : { STORM_SEED: seed }) } },
  )
} catch (error) {
  fail(error)
}
