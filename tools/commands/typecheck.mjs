import { join } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

export const command = {
  usage: 'npm run typecheck',
  what: 'Checks the types of every package.',
  async run() {
    await install()
    await run(join(root, 'node_modules', 'typescript-7', 'bin', 'tsc'), ['-p', '.'])
  },
}
