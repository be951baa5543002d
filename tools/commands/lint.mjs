import { join } from 'node:path'
import { requireWords } from '../lib/glossary.mjs'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)

export const command = {
  usage: 'npm run lint',
  what: 'Checks the rules of the code: words of the glossary, oxlint for rules about types, eslint for all others.',
  async run() {
    await install()
    requireWords()
    await run(bin('oxlint'), ['--type-aware'])
    await run(bin('eslint'), ['.', '--max-warnings', '0'])
  },
}
