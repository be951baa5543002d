import { build } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { fail } from '../lib/run.mjs'

// `npm run setup`: dependencies and every module's build.
try {
  await install()
  await build()
} catch (error) {
  fail(error)
}
