import { Link, useMessages } from '@site/shared-api'
import styles from './login-panel.module.css'

/** The way to a new password, where the brand has one. */
export function ForgetLink() {
  const t = useMessages('account')
  return (
    <Link to="/m/forget" className={styles.forget}>
      {t('login.forget')}
    </Link>
  )
}
