import { PasswordChange } from '#features/password-change/index.ts'

/** Content of the change-password popup (SHL-14, ACC-19). */
export default function ChangePasswordSlot() {
  return (
    <div data-state="ready">
      <PasswordChange />
    </div>
  )
}
