import { navigate, useBrand, useMessages } from '@site/shared-api'
import { destinationOf, LoginForm, useLeaveWhenSignedIn } from '#features/login/index.ts'
import styles from './login.screen.module.css'

/** `/m/login` (B2); `?next=` names the page the player was going to. */
export default function LoginScreen() {
  const t = useMessages('account')
  const { name } = useBrand()
  useLeaveWhenSignedIn(() => {
    navigate(destinationOf(new URLSearchParams(location.search).get('next')), { replace: true })
  })
  return (
    <div className={styles.screen} data-screen="login" data-state="ready">
      <div className={styles.welcome}>
        <svg className={styles.drawing} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
          <circle className={styles.light} cx="120" cy="92" r="62" />
          <path className={styles.ring} d="M22 128a98 98 0 0 1 196 0M54 128a66 66 0 0 1 132 0" />
          <path className={styles.door} d="M92 128V88a28 28 0 0 1 56 0v40z" />
          <circle className={styles.knob} cx="136" cy="104" r="3" />
          <path className={styles.ground} d="M10 128h220M44 140h152M84 152h72" />
        </svg>
        <h2 className={styles.title}>{t('login.welcome', { brand: name })}</h2>
        <p className={styles.text}>{t('login.welcome_text')}</p>
      </div>
      <LoginForm />
    </div>
  )
}
