import { Page } from '#layout/page.tsx'
import { PasswordChange } from '#features/password-change/index.ts'

/** `/m/changePsw` (ACC-19). */
export default function ChangePasswordScreen() {
  return (
    <Page screen="change-password">
      <PasswordChange />
    </Page>
  )
}
