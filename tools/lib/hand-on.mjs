import { join } from 'node:path'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { runNode } from './run.mjs'
import { runningSite } from './settings.mjs'
import { flagsAgain } from './words.mjs'

/** Flags of a command that calls a running site. */
export const CALLER = {
  port: {
    type: 'string',
    what: 'port of the running site, whose admin listener is two beyond (PORT, OPERATOR_PORT; else the one noted in its data folder)',
  },
  url: { type: 'string', what: 'the whole address of that listener, where it is on another machine' },
  'data-dir': {
    type: 'string',
    what: 'its data folder, which holds the operator’s token (DATA_DIR, default .data)',
  },
}

/** Runs a command of the platform, with the site's address; `input` lets it ask. */
export async function handOn(
  file,
  { values: { port, url, 'data-dir': folder, ...rest }, words },
  { input = false } = {},
) {
  const site = runningSite({ port, 'data-dir': folder })
  await install()
  const where = { url: url ?? site.url, 'data-dir': site.dataDir }
  const platform = join(root, 'services', 'platform')
  await runNode(join(platform, 'src', 'cli', file), [...words, ...flagsAgain({ ...rest, ...where })], {
    cwd: platform,
    input,
    env: { DATA_DIR: site.dataDir },
  })
}

/** Runs a command of the platform that works without a running site. */
export async function handOnOffline(file, { values, words }) {
  const { dataDir } = runningSite(values)
  await install()
  const platform = join(root, 'services', 'platform')
  await runNode(
    join(platform, 'src', 'cli', file),
    [...words, ...flagsAgain({ ...values, 'data-dir': dataDir })],
    { cwd: platform, env: { INIT_CWD: process.env.INIT_CWD ?? process.cwd() } },
  )
}
