import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from '../lib/install.mjs'
import { adminBodies, nginxBodies } from '../lib/nginx-bodies.mjs'
import { root } from '../lib/root.mjs'

export const command = {
  usage: 'npm run nginx',
  what: 'Writes the body sizes of deploy/nginx from the calls of the contract.',
  async run() {
    await install()
    const from = (file) => import(pathToFileURL(join(root, 'packages/shared-api/src', file)).href)
    const { BODY_BYTES, bodyBytesOf } = await from('contract/call.ts')
    const { contractCalls } = await from('testing/contract-files.ts')
    const calls = [...contractCalls.values()].map((call) => ({ ...call, bytes: bodyBytesOf(call) }))
    const files = { 'bodies.conf': nginxBodies(calls, BODY_BYTES), 'admin-bodies.conf': adminBodies(calls) }
    for (const [name, text] of Object.entries(files)) {
      const file = join('deploy', 'nginx', 'site', name)
      writeFileSync(join(root, file), text)
      console.log(`${file} is written.`)
    }
  },
}
