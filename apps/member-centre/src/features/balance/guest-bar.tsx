import { canSignIn, PopupLink, signIn, useMessages } from '@site/shared-api'
import { buttonLook, Icon } from '@site/ui'
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
      <PopupLink popup="login" onOpen={signIn} {...buttonLook()}>
        {common('login')}
      </PopupLink>
    </section>
  )
}
