import { PASSWORD_MAX } from '@site/config'
import { useMessages } from '@site/shared-api'
import { Button, PasswordField, TextField } from '@site/ui'
import { useEffect, useRef } from 'react'
import { checkBy, SHARED_RULES, useFieldFaults, valuesOf, type Check } from '#field-faults/index.ts'
import { NewPasswordField, usePasswordRule } from '#new-password/index.ts'
import { RefusalNote, useRefusalText } from '#refusal/index.ts'
import { warmSealing } from '#sealed/index.ts'
import styles from './password-change.module.css'
import { usePasswordChange, type ChangeField } from './use-password-change.ts'

const confirmation: Check = (value, values) => {
  if (value === '') return { code: 'in_enter_password' }
  return value === values['newPassword'] ? undefined : { code: 'in_confirmation_correct' }
}

/** Old, new, and the new one again (ACC-19); the old one only where this visit does not hold it. */
export function ChangeForm({ userName }: { readonly userName: string }) {
  const t = useMessages('account')
  const rule = usePasswordRule()
  const form = useRef<HTMLFormElement>(null)
  const checks: Readonly<Record<ChangeField, Check>> = {
    oldPassword: checkBy(SHARED_RULES.password, { secret: true }),
    newPassword: checkBy(rule, { secret: true }),
    confirmPassword: confirmation,
  }
  const { check, errorOf, onBlur, onInput, checkAll } = useFieldFaults<ChangeField>(form, checks)
  const { busy, held, refusal, change, forget } = usePasswordChange(userName)
  const refusalText = useRefusalText()
  const errorAt = (field: ChangeField): string | undefined =>
    errorOf(field) ?? (refusal?.field === field ? refusalText(refusal) : undefined)
  useEffect(() => warmSealing(), [])
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('change.form')}
      noValidate
      method="post"
      onBlur={onBlur}
      onInput={(event) => {
        onInput(event)
        forget()
        // A confirmation that was given already has to fit the password as it is now.
        const confirm = event.currentTarget.querySelector<HTMLInputElement>('[name=confirmPassword]')
        if (confirm !== null && confirm !== event.target && confirm.value !== '') check('confirmPassword')
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const values = valuesOf(event.currentTarget)
        if (!checkAll()) return
        void change(values['oldPassword'] ?? '', values['newPassword'] ?? '', values['confirmPassword'] ?? '')
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
          error={errorAt('oldPassword')}
        />
      )}
      <NewPasswordField name="newPassword" rule={rule} error={errorAt('newPassword')} />
      <NewPasswordField name="confirmPassword" error={errorAt('confirmPassword')} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full busy={busy}>
        {t('change.submit')}
      </Button>
    </form>
  )
}
