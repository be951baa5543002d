import { join } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { fail, tsx } from '../lib/run.mjs'

// `npm run provider -- JL --down on`: closes a provider, or games to a member, on a running site.
try {
  await install()
  await tsx(join(root, 'services/platform/src/cli/provider.ts'), process.argv.slice(2), {
    cwd: join(root, 'services/platform'),
  })
} catch (error) {
  fail(error)
}
