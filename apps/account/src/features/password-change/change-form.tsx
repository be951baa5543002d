import { PASSWORD_MAX } from '@site/config'
import { useMessages } from '@site/shared-api'
import { Button, PasswordField, TextField } from '@site/ui'
import { useEffect } from 'react'
import { checkBy, RefusalNote, SHARED_RULES, useForm, type Check } from '#form/index.ts'
import {
  confirmation,
  NewPasswordField,
  recheckConfirmation,
  usePasswordRule,
} from '#fields/new-password/index.ts'
import { warmSealing } from '#sealed/index.ts'
import { ProofByCode } from './proof-by-code.tsx'
import styles from './password-change.module.css'
import { usePasswordChange, type ChangeField } from './use-password-change.ts'

/** Old, new, and the new one again (ACC-19); the old one only where this visit does not hold it, a code where there is none. */
export function ChangeForm({ userName }: { readonly userName: string }) {
  const t = useMessages('account')
  const rule = usePasswordRule()
  const checks: Readonly<Record<ChangeField, Check>> = {
    oldPassword: checkBy(SHARED_RULES.password, { secret: true }),
    newPassword: checkBy(rule, { secret: true }),
    confirmPassword: confirmation,
  }
  const { proofRequests, held, hasNone, done, change, refuse } = usePasswordChange(userName)
  const { busy, refusal, faults, errorOf, props } = useForm(checks, {
    send: ({ oldPassword = '', newPassword = '', confirmPassword = '' }) =>
      change(oldPassword, newPassword, confirmPassword),
    refuse,
    onInput: (event) => recheckConfirmation(event, faults.check),
  })
  useEffect(() => warmSealing(), [])
  return (
    <form {...props} className={styles.form} aria-label={t('change.form')}>
      <TextField
        name="username"
        icon="user"
        label={t('field.username')}
        value={userName}
        readOnly
        autoComplete="username"
      />
      {hasNone ? <ProofByCode key={proofRequests} /> : null}
      {held || hasNone ? null : (
        <PasswordField
          name="oldPassword"
          icon="lock"
          label={t('field.oldPassword')}
          showLabel={t('login.show_password')}
          hideLabel={t('login.hide_password')}
          autoComplete="current-password"
          enterKeyHint="next"
          maxLength={PASSWORD_MAX}
          error={errorOf('oldPassword')}
        />
      )}
      <NewPasswordField name="newPassword" rule={rule} error={errorOf('newPassword')} />
      <NewPasswordField name="confirmPassword" error={errorOf('confirmPassword')} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full busy={busy || done}>
        {t('change.submit')}
      </Button>
    </form>
  )
}
