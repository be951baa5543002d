import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runningSite } from './settings.mjs'
import { flagsAgain } from './words.mjs'

/** The platform's own command with this terminal's input and signals: an import may take minutes and shows how far it is. */
export function handOnCatalogue({ values: { port, url, 'data-dir': folder, ...rest }, words }) {
  const site = runningSite({ port, 'data-dir': folder })
  const where = { url: url ?? site.url, 'data-dir': site.dataDir }
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      [join('src', 'cli', 'catalogue.ts'), ...words, ...flagsAgain({ ...rest, ...where })],
      {
        cwd: join(root, 'services', 'platform'),
        stdio: 'inherit',
        env: { ...process.env, SITE_ROOT: root, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
      },
    )
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => {
      process.exitCode = signal === null ? (code ?? 1) : 1
      done()
    })
  })
}
