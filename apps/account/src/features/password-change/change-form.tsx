import { PASSWORD_MAX } from '@site/config'
import { useMessages } from '@site/shared-api'
import { Button, PasswordField, TextField } from '@site/ui'
import { useEffect } from 'react'
import { type Check, checkBy, RefusalNote, SHARED_RULES, useFormFrame, valuesOf } from '#form/index.ts'
import {
  confirmation,
  NewPasswordField,
  recheckConfirmation,
  usePasswordRule,
} from '#fields/new-password/index.ts'
import { warmSealing } from '#sealed/index.ts'
import styles from './password-change.module.css'
import { usePasswordChange, type ChangeField } from './use-password-change.ts'

/** Old, new, and the new one again (ACC-19); the old one only where this visit does not hold it. */
export function ChangeForm({ userName }: { readonly userName: string }) {
  const t = useMessages('account')
  const rule = usePasswordRule()
  const checks: Readonly<Record<ChangeField, Check>> = {
    oldPassword: checkBy(SHARED_RULES.password, { secret: true }),
    newPassword: checkBy(rule, { secret: true }),
    confirmPassword: confirmation,
  }
  const { busy, held, refusal, change, forget } = usePasswordChange(userName)
  const submit = (form: HTMLFormElement): void => {
    const values = valuesOf(form)
    void change(values['oldPassword'] ?? '', values['newPassword'] ?? '', values['confirmPassword'] ?? '')
  }
  const { check, errorOf, props } = useFormFrame(checks, { refusal, forget, submit })
  useEffect(() => warmSealing(), [])
  return (
    <form
      {...props}
      className={styles.form}
      aria-label={t('change.form')}
      onInput={(event) => {
        props.onInput(event)
        recheckConfirmation(event, check)
      }}
    >
      <TextField
        name="username"
        icon="user"
        label={t('field.username')}
        value={userName}
        readOnly
        autoComplete="username"
      />
      {held ? null : (
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
      <Button type="submit" size="l" full busy={busy}>
        {t('change.submit')}
      </Button>
    </form>
  )
}
