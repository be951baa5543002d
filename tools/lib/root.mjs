import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** Every folder of apps that declares a module. */
export const MODULES = readdirSync(join(root, 'apps')).filter((name) =>
  existsSync(join(root, 'apps', name, 'module.json')),
)
export const RELEASED = ['shell', ...MODULES]
