import { build } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { publish } from '../lib/build.mjs'
import { RELEASED } from '../lib/root.mjs'
import { fail } from '../lib/run.mjs'
import { settings } from '../lib/settings.mjs'

// `npm run build [module …]`: builds, and puts the result into the registry of DATA_DIR (a running site shows it on the next load).
try {
  await install()
  const names = process.argv.slice(2).filter((name) => !name.startsWith('-'))
  const unknown = names.find((name) => !RELEASED.includes(name) && name !== 'mono')
  if (unknown !== undefined)
    throw new Error(`There is no module "${unknown}". Modules: ${RELEASED.join(', ')}.`)
  const wanted = names.length > 0 ? names : RELEASED
  await build(wanted)
  await publish(wanted, settings().dataDir, { quiet: false })
} catch (error) {
  fail(error)
}
