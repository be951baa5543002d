import { useMemberHint } from '@site/shared-api'
import { ProfitAndLoss } from '#features/records/profit/profit-and-loss.tsx'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/profitandloss` (A2, MEM-04). */
export default function ProfitAndLossScreen() {
  return useMemberHint() ? <ProfitAndLoss /> : <GuestHome screen="profitandloss" />
}
