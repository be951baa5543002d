import { build } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'

export const command = {
  usage: 'npm run setup',
  what: 'Installs the dependencies, those of a new package too, and builds every module.',
  async run() {
    await install()
    await build()
  },
}
