import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Starts what builds modules on this machine as they are edited; resolves when it listens. `onBuilt` hears of each build as a
 * release would be described, `onFault` of what does not build.
 */
export function startHot(names, { port, site, onBuilt, onFault = () => undefined }) {
  const file = join(root, 'packages/hot/src/server/serve-hot.ts')
  const flags = [`--port=${port}`, ...(site === undefined ? [] : [`--site=${site}`])]
  const child = spawn(process.execPath, [file, ...names, ...flags], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((done, failed) => {
    child.once('exit', (code) =>
      failed(new Error(`Hot builds ended with ${code}. Is port ${port} in use by another program?`)),
    )
    child.on('message', ({ origin, built, fault }) => {
      if (origin !== undefined)
        done({
          origin,
          /** Open pages load again, and say why. */
          reload: (why) => child.connected && child.send({ reload: why }),
          stop: () => void child.kill('SIGTERM'),
        })
      if (built !== undefined) onBuilt(built)
      if (fault !== undefined) onFault(fault)
    })
  })
}
