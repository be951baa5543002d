export { RealityCheck } from './reality-check.tsx'
export { RoundsList } from './rounds-list.tsx'
