import { useMessages } from '@site/shared-api'
import { AuthLink } from '#layout/auth-link.tsx'
import styles from './login-panel.module.css'

/** The way to a new password, where the brand has one. */
export function ForgetLink() {
  const t = useMessages('account')
  return (
    <AuthLink to="forgot" className={styles.forget}>
      {t('login.forget')}
    </AuthLink>
  )
}
