import { LOADING_SET_PASSWORD_MS, SUCCESS_MS } from '@site/config'
import { ApiError, hideLoading, showLoading, showToast, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { type Check, checkBy, RefusalNote, useFormFrame, valuesOf } from '#form/index.ts'
import {
  confirmation,
  NewPasswordField,
  recheckConfirmation,
  usePasswordRule,
} from '#fields/new-password/index.ts'
import { enter } from '#sign-in/index.ts'
import { setByLink } from './recovery.api.ts'
import styles from './recovery.module.css'
import { useAttempt } from './use-attempt.ts'

const FIELDS = ['newPassword', 'confirmPassword'] as const
type Field = (typeof FIELDS)[number]

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
  const checks: Readonly<Record<Field, Check>> = {
    newPassword: checkBy(rule, { secret: true }),
    confirmPassword: confirmation,
  }
  const { busy, refusal, run, forget } = useAttempt(FIELDS)
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
  const refused = (error: unknown): void => {
    if (error instanceof ApiError && error.code === 'reset_invalid') onSpent()
  }
  const { check, errorOf, props } = useFormFrame(checks, {
    refusal,
    forget,
    submit: (form) => void run(() => send(valuesOf(form)['newPassword'] ?? ''), refused),
  })
  return (
    <form
      {...props}
      className={styles.form}
      aria-label={t('recovery.link_form')}
      onInput={(event) => {
        props.onInput(event)
        recheckConfirmation(event, check)
      }}
    >
      <p className={styles.text}>{t('recovery.link_text')}</p>
      <NewPasswordField name="newPassword" rule={rule} error={errorOf('newPassword')} />
      <NewPasswordField name="confirmPassword" error={errorOf('confirmPassword')} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full busy={busy}>
        {t('recovery.phone_submit')}
      </Button>
    </form>
  )
}
