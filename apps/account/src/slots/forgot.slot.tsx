import { closePopup } from '@site/shared-api'
import { useLeaveWhenSignedIn } from '#sign-in/after-login/index.ts'
import { RecoveryPanel } from '#features/recovery/index.ts'

/** Content of the forgot-password popup, which shares its place with login and register (SHL-14). */
export default function ForgotSlot() {
  useLeaveWhenSignedIn(() => closePopup('forgot'))
  return (
    <div data-state="ready">
      <RecoveryPanel onDone={() => closePopup('forgot')} />
    </div>
  )
}
