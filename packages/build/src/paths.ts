import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))
export const appFolder = (name: string): string => resolve(root, 'apps', name)
export const packageFolder = (name: string): string => join(root, 'packages', name)

export const contractFolder = join(packageFolder('shared-api'), 'src', 'contract')

/** The operators' console: an app of its own page, built here and no module of the players' site. */
export const isConsole = (name: string): boolean => name === 'operator'

/** Every module of the work tree: a folder of apps that has a declaration. */
export const modulesInTree = (): string[] =>
  readdirSync(join(root, 'apps')).filter((name) => existsSync(join(appFolder(name), 'module.json')))

/** Where a module's build goes; the one bundle is no module of the site, so its build is kept apart. */
export const distFolder = (name: string): string =>
  name === 'mono' ? join(root, '.cache', 'mono') : join(appFolder(name), 'dist')
