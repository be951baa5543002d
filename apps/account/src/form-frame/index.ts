export { useFormFrame } from './use-form-frame.ts'
