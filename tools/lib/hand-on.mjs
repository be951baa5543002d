import { join } from 'node:path'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { tsx } from './run.mjs'
import { runningSite } from './settings.mjs'
import { flagsAgain } from './words.mjs'

/** Flags of a command that calls a running site. */
export const CALLER = {
  port: {
    type: 'string',
    what: 'port of the running site (PORT; else the one noted in its data folder; else 8080)',
  },
  url: { type: 'string', what: 'its whole address, where it runs on another machine' },
  'data-dir': {
    type: 'string',
    what: 'its data folder, which holds the operator’s token (DATA_DIR, default .data)',
  },
}

/** Runs a command of the platform, told where the site is. */
export async function handOn(file, { values: { port, url, 'data-dir': folder, ...rest }, words }) {
  const site = runningSite({ port, 'data-dir': folder })
  await install()
  const where = { url: url ?? site.url, 'data-dir': site.dataDir }
  const platform = join(root, 'services', 'platform')
  await tsx(join(platform, 'src', 'cli', file), [...words, ...flagsAgain({ ...rest, ...where })], {
    cwd: platform,
    env: { DATA_DIR: site.dataDir },
  })
}
