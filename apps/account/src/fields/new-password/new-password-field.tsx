import { PASSWORD_MAX, type FieldRule } from '@site/config'
import { useMessages } from '@site/shared-api'
import { PasswordField } from '@site/ui'

interface Props {
  readonly name: 'newPassword' | 'confirmPassword'
  readonly error: string | undefined
  /** Bounds to show below the field, where it has any. */
  readonly rule?: FieldRule
}

/** A password that is being chosen; password managers offer a new one and keep it. */
export function NewPasswordField({ name, error, rule }: Props) {
  const t = useMessages('account')
  const { minLength = null, maxLength = null } = rule ?? {}
  const bounds = minLength !== null && maxLength !== null
  return (
    <PasswordField
      name={name}
      icon="lock"
      label={t(name === 'newPassword' ? 'field.newPassword' : 'field.confimpsw')}
      hint={bounds ? t('password.bounds', { min: minLength, max: maxLength }) : undefined}
      showLabel={t('login.show_password')}
      hideLabel={t('login.hide_password')}
      autoComplete="new-password"
      enterKeyHint={name === 'newPassword' ? 'next' : 'go'}
      maxLength={PASSWORD_MAX}
      error={error}
    />
  )
}
