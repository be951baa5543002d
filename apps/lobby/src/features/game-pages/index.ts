export { GamePages } from './game-pages.tsx'
export type { Pages } from './pages.ts'
export { toPages } from './to-pages.ts'
export { useKeptPages } from './use-kept-pages.ts'
