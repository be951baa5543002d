export { createPress } from './create-press.ts'
export { usePress } from './use-press.ts'
