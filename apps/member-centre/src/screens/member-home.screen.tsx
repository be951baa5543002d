import { canSignIn, signIn, Slot, useFlag, useMemberHint, useMessages, useSession } from '@site/shared-api'
import { Button, EmptyState } from '@site/ui'
import { BaseHome } from './member-home/base-home.tsx'
import { NewHome } from './member-home/new-home.tsx'
import styles from './member-home/member-home.module.css'

/** `/m/member/home`: profile, money, ways on, preferences (MEM-01), in the look that the brand has chosen (SHL-20). */
export default function MemberHomeScreen() {
  const hinted = useMemberHint()
  const signedIn = useSession() !== null
  const isNew = useFlag('MEMCENTER3')
  if (!hinted) return <GuestHome />
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

/** Nobody is signed in (any more): the host leads away; where it cannot, this says what to do. */
function GuestHome() {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  return (
    <div className={styles.screen} data-screen="member-home" data-state="empty">
      <EmptyState
        drawing="user"
        title={t('guest.title')}
        text={t('guest.invitation')}
        {...(canSignIn() ? { action: <Button onClick={() => signIn()}>{common('login')}</Button> } : {})}
      />
    </div>
  )
}
