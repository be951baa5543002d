export { EntryGrid } from './entry-grid.tsx'
export { EntryRows } from './entry-rows.tsx'
