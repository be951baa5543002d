import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
export const appFolder = (name: string): string => resolve(root, 'apps', name)
export const packageFolder = (name: string): string => join(root, 'packages', name)

/** Where a module's build goes; the one bundle is no module of the site, so its build is kept apart. */
export const distFolder = (name: string): string =>
  name === 'mono' ? join(root, '.cache', 'mono') : join(appFolder(name), 'dist')
