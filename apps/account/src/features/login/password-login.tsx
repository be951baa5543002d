import { PASSWORD_MAX, USERNAME_LOGIN_MAX } from '@site/config'
import { useMessages } from '@site/shared-api'
import { PasswordField, TextField } from '@site/ui'
import { checkBy, SHARED_RULES } from '#form/index.ts'
import type { Entrance } from '#sign-in/index.ts'
import { ForgetLink } from './forget-link.tsx'
import { LoginFrame } from './login-frame.tsx'
import { useLoginForm } from './use-login-form.ts'

const BY_NAME = {
  type: 'username',
  name: 'username',
  secret: 'password',
  checks: {
    username: checkBy(SHARED_RULES.username),
    password: checkBy(SHARED_RULES.password, { secret: true }),
  },
} as const

/** User name and password (B2). */
export function PasswordLogin({ entrance }: { readonly entrance: Entrance }) {
  const t = useMessages('account')
  const login = useLoginForm(BY_NAME, (values, known) => ({
    username: values['username']?.trim() ?? '',
    password: known?.deviceToken ?? values['password'] ?? '',
    type: 'username',
    entrance,
  }))
  return (
    <LoginFrame label={t('login.form')} login={login} beside={<ForgetLink />}>
      <TextField
        name="username"
        icon="user"
        label={t('field.username')}
        placeholder={t('login.username_hint')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={USERNAME_LOGIN_MAX}
        error={login.errorOf('username')}
      />
      <PasswordField
        name="password"
        icon="lock"
        label={t('field.password')}
        placeholder={t('login.password_hint')}
        showLabel={t('login.show_password')}
        hideLabel={t('login.hide_password')}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={PASSWORD_MAX}
        error={login.errorOf('password')}
      />
    </LoginFrame>
  )
}
