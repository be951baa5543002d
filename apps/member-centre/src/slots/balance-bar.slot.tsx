import { useMemberHint } from '@site/shared-api'
import { BalanceBar, GuestBar } from '#features/balance/index.ts'

/** The home's balance bar (LOB-04): a member's balance, or an invitation in its place. */
export default function BalanceBarSlot() {
  return useMemberHint() ? <BalanceBar /> : <GuestBar />
}
