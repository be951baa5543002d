export { PasswordChange } from './password-change.tsx'
