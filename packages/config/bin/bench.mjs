import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, publish } from './lib/build.mjs'
import { needChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'
import { RELEASED, root } from './lib/root.mjs'
import { fail, run } from './lib/run.mjs'
import { freePort } from './lib/services.mjs'
import { startSite } from './lib/site.mjs'

// `npm run bench [-- --runs 7]`: the price of composition, measured beside the same source as one bundle.
try {
  await install()
  const chromium = await needChromium()
  await build([...RELEASED, 'mono'], { quiet: true })
  const dataDir = join(root, '.data', 'bench')
  rmSync(join(dataDir, 'registry'), { recursive: true, force: true })
  await publish([...RELEASED, 'mono'], dataDir, { quiet: true })
  const port = await freePort()
  const site = await startSite({ port, dataDir, yardstick: true })
  try {
    const given = process.argv.slice(2)
    await run(
      process.execPath,
      [
        '--import',
        'tsx',
        'bench/bench.ts',
        '--url',
        `http://localhost:${port}`,
        '--root',
        root,
        '--data',
        dataDir,
        '--chromium',
        chromium,
        ...given,
      ],
      { cwd: join(root, 'e2e') },
    )
  } finally {
    await site.stop()
  }
} catch (error) {
  fail(error)
}
