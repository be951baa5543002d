import { SafariOnly } from '#features/download/index.ts'

/** The alert of a profile outside Safari (SHL-29). */
export default function SafariOnlySlot() {
  return <SafariOnly />
}
