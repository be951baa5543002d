import { Slot, useFlag, useMemberHint, useSession } from '@site/shared-api'
import { BaseHome } from './member-home/base-home.tsx'
import { GuestHome } from './member-home/guest-home.tsx'
import { NewHome } from './member-home/new-home.tsx'
import styles from './member-home/member-home.module.css'

/** `/m/member/home`: profile, money, ways on, preferences (MEM-01), in the look that the brand has chosen (SHL-20). */
export default function MemberHomeScreen() {
  const hinted = useMemberHint()
  const signedIn = useSession() !== null
  const isNew = useFlag('MEMCENTER3')
  if (!hinted) return <GuestHome screen="member-home" />
  const Home = isNew ? NewHome : BaseHome
  return (
    <div
      className={styles.screen}
      data-screen="member-home"
      data-template={isNew ? 'new' : 'base'}
      data-state={signedIn ? 'ready' : 'loading'}
    >
      <Home />
      <Slot name="member-centre-member-home.end" quiet />
    </div>
  )
}
