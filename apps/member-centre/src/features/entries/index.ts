export { EntryGrid } from './entry-grid.tsx'
