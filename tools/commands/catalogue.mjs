import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// `npm run catalogue -- import FILE`: the platform's own command, through its own packages.
const root = fileURLToPath(new URL('../../', import.meta.url))
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join('src', 'cli', 'catalogue.ts'), ...process.argv.slice(2)],
  {
    cwd: join(root, 'services', 'platform'),
    stdio: 'inherit',
    env: { ...process.env, SITE_ROOT: root, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('error', () => {
  console.error('The site is not installed yet. Run: npm run setup')
  process.exitCode = 1
})
child.on('exit', (code, signal) => {
  process.exitCode = signal === null ? (code ?? 1) : 1
})
