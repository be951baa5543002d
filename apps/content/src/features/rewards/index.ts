export { ApplyForm } from './apply-form.tsx'
