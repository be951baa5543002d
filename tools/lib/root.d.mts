/** Folder of the whole project. */
export const root: string
export const MODULES: readonly string[]
export const RELEASED: readonly string[]
