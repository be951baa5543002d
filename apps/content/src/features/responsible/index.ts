export { ResponsibleNote } from './responsible-note.tsx'
