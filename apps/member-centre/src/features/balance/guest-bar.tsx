import { canSignIn, signIn, useMessages } from '@site/shared-api'
import { Button, Icon } from '@site/ui'
import styles from './balance-bar.module.css'

/** What a guest sees in the balance's place: an invitation, where the brand has a way to sign in. */
export function GuestBar() {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  if (!canSignIn()) return null
  return (
    <section className={styles.bar} aria-label={t('guest.label')} data-state="ready">
      <Icon name="user" size={20} className={styles.icon} />
      <p className={styles.invitation}>{t('guest.invitation')}</p>
      <Button onClick={() => signIn()}>{common('login')}</Button>
    </section>
  )
}
