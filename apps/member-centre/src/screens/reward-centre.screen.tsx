import { useMemberHint } from '@site/shared-api'
import { RewardCentre } from '#features/rewards/centre/centre.tsx'
import styles from './deposit.module.css'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/rewardCenter`: what waits to be claimed, rules and history (MEM-05). */
export default function RewardCentreScreen() {
  if (!useMemberHint()) return <GuestHome screen="reward-centre" />
  return (
    <div className={styles.screen} data-screen="reward-centre">
      <RewardCentre />
    </div>
  )
}
