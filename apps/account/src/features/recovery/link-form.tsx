import { LOADING_SET_PASSWORD_MS, SUCCESS_MS } from '@site/config'
import { ApiError, hideLoading, showLoading, showToast, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { useRef } from 'react'
import { checkBy, useFieldFaults, valuesOf, type Check } from '#field-faults/index.ts'
import { NewPasswordField, usePasswordRule } from '#new-password/index.ts'
import { RefusalNote, useRefusalText } from '#refusal/index.ts'
import { enter } from '#sign-in/index.ts'
import { setByLink } from './recovery.api.ts'
import styles from './recovery.module.css'
import { useAttempt } from './use-attempt.ts'

const FIELDS = ['newPassword', 'confirmPassword'] as const
type Field = (typeof FIELDS)[number]

const confirmation: Check = (value, values) => {
  if (value === '') return { code: 'in_enter_password' }
  return value === values['newPassword'] ? undefined : { code: 'in_confirmation_correct' }
}

interface Props {
  readonly token: string
  /** The link is no longer good: the player asks for a new one. */
  readonly onSpent: () => void
  readonly onIn: (() => void) | undefined
  /** The password is set, but signing in with it did not work. */
  readonly onDone: () => void
}

/** A new password by the link of an e-mail (ACC-17); whoever has set it is signed in at once. */
export function LinkForm({ token, onSpent, onIn, onDone }: Props) {
  const t = useMessages('account')
  const common = useMessages('common')
  const rule = usePasswordRule()
  const form = useRef<HTMLFormElement>(null)
  const checks: Readonly<Record<Field, Check>> = {
    newPassword: checkBy(rule, { secret: true }),
    confirmPassword: confirmation,
  }
  const { check, errorOf, onBlur, onInput, checkAll } = useFieldFaults<Field>(form, checks)
  const { busy, refusal, run, forget } = useAttempt(FIELDS)
  const refusalText = useRefusalText()
  const errorAt = (field: Field): string | undefined =>
    errorOf(field) ?? (refusal?.field === field ? refusalText(refusal) : undefined)
  const send = async (newPassword: string): Promise<void> => {
    showLoading(common('in_please_wait'), LOADING_SET_PASSWORD_MS)
    try {
      const userName = await setByLink(token, newPassword)
      showToast(common('password_reset_success'), 'success', SUCCESS_MS)
      await enter(userName, newPassword).then(onIn, onDone)
    } finally {
      hideLoading()
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('recovery.link_form')}
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
        const newPassword = valuesOf(event.currentTarget)['newPassword'] ?? ''
        if (!checkAll()) return
        void run(
          () => send(newPassword),
          (error) => {
            if (error instanceof ApiError && error.code === 'reset_invalid') onSpent()
          },
        )
      }}
    >
      <p className={styles.text}>{t('recovery.link_text')}</p>
      <NewPasswordField name="newPassword" rule={rule} error={errorAt('newPassword')} />
      <NewPasswordField name="confirmPassword" error={errorAt('confirmPassword')} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full busy={busy}>
        {t('recovery.phone_submit')}
      </Button>
    </form>
  )
}
