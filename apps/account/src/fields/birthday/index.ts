export { BirthdayField } from './birthday-field.tsx'
