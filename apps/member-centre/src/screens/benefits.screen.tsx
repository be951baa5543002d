import { useMemberHint } from '@site/shared-api'
import { Vip } from '#features/rewards/vip/vip.tsx'
import styles from './deposit.module.css'
import { GuestHome } from './member-home/guest-home.tsx'

/** `/m/member/benefits`: VIP levels, what leads to each and what each gives (MEM-12). */
export default function BenefitsScreen() {
  if (!useMemberHint()) return <GuestHome screen="benefits" />
  return (
    <div className={styles.screen} data-screen="benefits">
      <Vip />
    </div>
  )
}
