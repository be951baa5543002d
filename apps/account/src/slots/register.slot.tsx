import { closePopup, useMessages } from '@site/shared-api'
import { useLeaveWhenSignedIn } from '#sign-in/after-login/index.ts'
import { InPopup } from '#layout/auth-link.tsx'
import { RegisterPlace } from '#features/register/index.ts'
import styles from './register.slot.module.css'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/** Content of the registration popup (SHL-14): closes it once a member is signed in; the host leads on to where the player was going. */
export default function RegisterSlot({ params }: Props) {
  const t = useMessages('account')
  useLeaveWhenSignedIn(() => closePopup('register'))
  return (
    <InPopup value>
      <div className={styles.popup}>
        <p className={styles.text}>{t('register.welcome_text')}</p>
        <RegisterPlace next={params?.['next'] ?? null} />
      </div>
    </InPopup>
  )
}
