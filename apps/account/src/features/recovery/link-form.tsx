import { LOADING_SET_PASSWORD_MS, SUCCESS_MS } from '@site/config'
import { ApiError, hideLoading, showLoading, showToast, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { checkBy, RefusalNote, refusalOf, useForm, type Check } from '#form/index.ts'
import {
  confirmation,
  NewPasswordField,
  recheckConfirmation,
  usePasswordRule,
} from '#fields/new-password/index.ts'
import { enter } from '#sign-in/index.ts'
import { setByLink } from './recovery.api.ts'
import styles from './recovery.module.css'

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

/** A new password by the link of an e-mail (ACC-17); the member is signed in at once. */
export function LinkForm({ token, onSpent, onIn, onDone }: Props) {
  const t = useMessages('account')
  const common = useMessages('common')
  const rule = usePasswordRule()
  const checks: Readonly<Record<Field, Check>> = {
    newPassword: checkBy(rule, { secret: true }),
    confirmPassword: confirmation,
  }
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
  const { busy, refusal, faults, errorOf, props } = useForm(checks, {
    send: ({ newPassword = '' }) => send(newPassword),
    onInput: (event) => recheckConfirmation(event, faults.check),
    refuse(error) {
      if (error instanceof ApiError && error.code === 'reset_invalid') onSpent()
      return refusalOf(error, FIELDS)
    },
  })
  return (
    <form {...props} className={styles.form} aria-label={t('recovery.link_form')}>
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
