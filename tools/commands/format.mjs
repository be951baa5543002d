import { join } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

export const command = {
  usage: 'npm run format [-- FILE …]',
  what: 'Writes every file, or those named, in the format that npm test checks.',
  words: [0, Infinity],
  async run({ words }) {
    await install()
    const files = words.length > 0 ? words : ['.']
    await run(join(root, 'node_modules', '.bin', 'prettier'), ['--write', '--log-level', 'warn', ...files])
  },
}
