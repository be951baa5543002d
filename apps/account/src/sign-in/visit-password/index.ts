export { forgetPassword, heldPassword, holdPassword } from './visit-password.ts'
