/** Folder of the whole project. */
export const root: string
/** What is built and released: the shell, and every folder of `apps/` that declares a module, as they stand now. */
export function released(): string[]
