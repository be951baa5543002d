export { refusalOf, type Refusal } from './refusal.ts'
export { RefusalNote } from './refusal-note.tsx'
export { useRefusalText } from './use-refusal-text.ts'
