import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const MODULES = ['lobby', 'account', 'content', 'member-centre']
export const RELEASED = ['shell', ...MODULES]
