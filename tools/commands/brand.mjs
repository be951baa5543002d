import { join } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { fail, tsx } from '../lib/run.mjs'

// `npm run brand -- lotus --module content=off`: switches a brand's modules, flags or status on a running site.
try {
  await install()
  await tsx(join(root, 'services/platform/src/cli/brand.ts'), process.argv.slice(2), {
    cwd: join(root, 'services/platform'),
  })
} catch (error) {
  fail(error)
}
