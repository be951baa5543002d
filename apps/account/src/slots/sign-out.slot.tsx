import { SignOutQuestion } from '#features/sign-out/index.ts'

/** Content of the sign-out popup, in a frame of its own (SHL-25). */
export default function SignOutSlot() {
  return <SignOutQuestion />
}
