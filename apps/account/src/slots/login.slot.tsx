import { closePopup } from '@site/shared-api'
import { useLeaveWhenSignedIn } from '#sign-in/after-login/index.ts'
import { InPopup } from '#layout/auth-link.tsx'
import { LoginPanel } from '#features/login/index.ts'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/** Content of the login popup (ACC-01): closes it once a member is signed in; the host leads on to where the player was going. */
export default function LoginSlot({ params }: Props) {
  useLeaveWhenSignedIn(() => closePopup('login'))
  return (
    <InPopup value>
      <div data-state="ready">
        <LoginPanel next={params?.['next'] ?? null} />
      </div>
    </InPopup>
  )
}
