import { closePopup, useMessages } from '@site/shared-api'
import { LoginForm, useLeaveWhenSignedIn } from '#features/login/index.ts'
import styles from './login.slot.module.css'

/** Content of the login popup (ACC-01): closes it once somebody is signed in; the host leads on to where the player was going. */
export default function LoginSlot() {
  const t = useMessages('account')
  useLeaveWhenSignedIn(() => closePopup('login'))
  return (
    <div className={styles.popup} data-state="ready">
      <p className={styles.text}>{t('login.welcome_text')}</p>
      <LoginForm />
    </div>
  )
}
