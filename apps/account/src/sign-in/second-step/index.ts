export { withSecondStep } from './asked-step.ts'
export { SecondStepGate } from './second-step-gate.tsx'
