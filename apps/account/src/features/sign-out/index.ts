export { SignOutQuestion } from './sign-out-question.tsx'
