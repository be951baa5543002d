/** Folder of the whole project. */
export const root: string
/** What is built and released: the shell, and every folder of `apps/` that declares a module, as they stand now. */
export function released(): string[]
/** The operators' console: built with the modules, released with the platform that serves it. */
export const CONSOLE: string
/** Everything that `npm run setup` builds. */
export function built(): string[]
