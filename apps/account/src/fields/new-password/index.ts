export { confirmation, recheckConfirmation } from './confirmation.ts'
export { NewPasswordField } from './new-password-field.tsx'
export { usePasswordRule } from './use-password-rule.ts'
