import { InvitePanel } from '#features/invite/index.ts'

/** Content of the invite popup (SHL-07, SHL-11). */
export default function InviteSlot() {
  return <InvitePanel />
}
