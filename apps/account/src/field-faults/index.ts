export { checkBy, SHARED_RULES, type Check, type Fault } from './rules.ts'
export { useFaultText } from './use-fault-text.ts'
export { useFieldFaults, valuesOf } from './use-field-faults.ts'
