import { askSignOut, useMessages, useSession } from '@site/shared-api'
import { Icon } from '@site/ui'
import styles from './sign-out-button.module.css'

/** The way out of a session, which every brand has; whether it asks first is the business of a module (SHL-25). */
export function SignOutButton() {
  const t = useMessages('common')
  if (useSession() === null) return null
  return (
    <button type="button" className={styles.signOut} onClick={askSignOut}>
      <Icon name="log-out" size={20} />
      {t('logout')}
    </button>
  )
}
