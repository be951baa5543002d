import { join } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { fail, tsx } from '../lib/run.mjs'
import { settings } from '../lib/settings.mjs'

// `npm run outbox [-- --follow]`: prints the SMS and e-mails that the sandbox kept instead of sending.
try {
  await install()
  const { dataDir } = settings()
  await tsx(join(root, 'services/platform/src/cli/outbox.ts'), process.argv.slice(2), {
    cwd: join(root, 'services/platform'),
    env: { DATA_DIR: dataDir },
  })
} catch (error) {
  fail(error)
}
