export { followContracts } from './follow-contracts.ts'
