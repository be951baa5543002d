import { useMemberHint } from '@site/shared-api'
import { Rebate } from '#features/rewards/rebate/rebate.tsx'
import styles from './deposit.module.css'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/member/manualRebate`: rebate that a member claims (MEM-11). */
export default function RebateScreen() {
  if (!useMemberHint()) return <GuestHome screen="rebate" />
  return (
    <div className={styles.screen} data-screen="rebate">
      <Rebate />
    </div>
  )
}
