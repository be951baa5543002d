export { destinationOf } from './destination.ts'
export { LoginForm } from './login-form.tsx'
export { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
