import { useMessages } from '@site/shared-api'
import { DoorLink } from '#door/door-link.tsx'
import styles from './login-panel.module.css'

/** The way to a new password, where the brand has one. */
export function ForgetLink() {
  const t = useMessages('account')
  return (
    <DoorLink to="forgot" className={styles.forget}>
      {t('login.forget')}
    </DoorLink>
  )
}
