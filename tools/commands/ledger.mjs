import { join } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { fail, tsx } from '../lib/run.mjs'
import { settings } from '../lib/settings.mjs'

// `npm run ledger -- verify`: reads the whole ledger and names the first line that does not add up.
try {
  await install()
  const { dataDir } = settings()
  await tsx(join(root, 'services/platform/src/cli/ledger.ts'), process.argv.slice(2), {
    cwd: join(root, 'services/platform'),
    env: { DATA_DIR: dataDir },
  })
} catch (error) {
  fail(error)
}
