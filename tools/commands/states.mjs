import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'

export const command = {
  usage: 'npm run states',
  what: 'Writes the states of money, and who moves them, into docs/security.md from the code.',
  async run() {
    await install()
    const from = (file) => import(pathToFileURL(join(root, 'services/platform/src/cli/states', file)).href)
    const { withStates } = await from('draw-states.ts')
    const { MONEY_STATES } = await from('money-states.ts')
    const file = join('docs', 'security.md')
    const document = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), withStates(document, MONEY_STATES))
    console.log(`${file} is written.`)
  },
}
