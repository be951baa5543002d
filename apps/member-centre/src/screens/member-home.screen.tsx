import { canSignIn, signIn, useMemberHint, useMessages, useSession } from '@site/shared-api'
import { Button, EmptyState } from '@site/ui'
import { BalanceCard } from '#features/balance/index.ts'
import { EntryGrid } from '#features/entries/index.ts'
import { PreferencesCard, SignOut } from '#features/preferences/index.ts'
import { ProfileCard } from '#features/profile/index.ts'
import styles from './member-home.screen.module.css'

/** `/m/member/home`: profile, money, ways on, preferences (MEM-01). */
export default function MemberHomeScreen() {
  const hinted = useMemberHint()
  const signedIn = useSession() !== null
  if (!hinted) return <GuestHome />
  return (
    <div className={styles.screen} data-screen="member-home" data-state={signedIn ? 'ready' : 'loading'}>
      <ProfileCard />
      <BalanceCard />
      <EntryGrid />
      <PreferencesCard />
      <SignOut />
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
