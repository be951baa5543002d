import { navigate, Slot, useBrand, useMessages } from '@site/shared-api'
import { useSyncExternalStore } from 'react'
import { destinationOf, useLeaveWhenSignedIn } from '#sign-in/after-login/index.ts'
import { RegisterPlace } from '#features/register/index.ts'
import styles from './register.screen.module.css'

const never = (): (() => void) => () => undefined
const nextOf = (): string | null => new URLSearchParams(location.search).get('next')

/** `/m/register` (B2); `?next=` names the page the player was going to. */
export default function RegisterScreen() {
  const t = useMessages('account')
  const { name } = useBrand()
  const next = useSyncExternalStore(never, nextOf, () => null)
  useLeaveWhenSignedIn(() => navigate(destinationOf(nextOf()), { replace: true }))
  return (
    <div className={styles.screen} data-screen="register" data-state="ready">
      <Slot name="account-register.banner" params={{ group: 'm_reg' }} quiet />
      <div className={styles.welcome}>
        <h2 className={styles.title}>{t('register.welcome', { brand: name })}</h2>
        <p className={styles.text}>{t('register.welcome_text')}</p>
      </div>
      <RegisterPlace next={next} />
      <Slot name="account-page.end" quiet />
    </div>
  )
}
