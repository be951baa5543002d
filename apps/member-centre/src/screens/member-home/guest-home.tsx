import { canSignIn, signIn, useMessages } from '@site/shared-api'
import { Button, EmptyState } from '@site/ui'
import styles from './member-home.module.css'

interface Props {
  /** Mark of the screen that a guest does not see. */
  readonly screen: string
}

/** Without a session the host leads away; where it cannot, this says what to do. */
export function GuestHome({ screen }: Props) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  return (
    <div className={styles.screen} data-screen={screen} data-state="empty">
      <EmptyState
        drawing="user"
        title={t('guest.title')}
        text={t('guest.invitation')}
        {...(canSignIn() ? { action: <Button onClick={() => signIn()}>{common('login')}</Button> } : {})}
      />
    </div>
  )
}
