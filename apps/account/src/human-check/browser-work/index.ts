export { findSum, passByWork } from './pass-by-work.ts'
export { useWorkPass } from './use-work-pass.ts'
export { WorkWay } from './work-way.tsx'
