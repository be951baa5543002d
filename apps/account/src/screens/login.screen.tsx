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
          <circle className={styles.light} cx="120" cy="88" r="70" />
          <path className={styles.ring} d="M26 126a94 94 0 0 1 188 0M58 126a62 62 0 0 1 124 0" />
          <path className={styles.glow} d="M92 126V80a28 28 0 0 1 56 0v46l26 30H66z" />
          <path className={styles.inside} d="M92 126V80a28 28 0 0 1 56 0v46z" />
          <path className={styles.door} d="M92 126V80a28 28 0 0 1 28-28v82z" />
          <circle className={styles.knob} cx="113" cy="96" r="2.5" />
          <path className={styles.ground} d="M14 126h64M162 126h64" />
          <path className={styles.star} d="M42 44v10m-5-5h10M196 30v8m-4-4h8M206 84v6m-3-3h6" />
        </svg>
        <h2 className={styles.title}>{t('login.welcome', { brand: name })}</h2>
        <p className={styles.text}>{t('login.welcome_text')}</p>
      </div>
      <LoginForm />
    </div>
  )
}
