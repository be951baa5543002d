import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** What is built and released: the shell, and every folder of `apps/` that declares a module, as they stand now. */
export function released() {
  const apps = join(root, 'apps')
  const modules = readdirSync(apps)
    .filter((name) => existsSync(join(apps, name, 'module.json')))
    .sort()
  return ['shell', ...modules]
}

/** The operators' console: built with the modules, released with the platform that serves it, and no part of players' pages. */
export const CONSOLE = 'operator'

/** Everything that `npm run setup` builds. */
export const built = () => [CONSOLE, ...released()]
