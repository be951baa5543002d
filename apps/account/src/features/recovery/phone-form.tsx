import { LOADING_SET_PASSWORD_MS, SUCCESS_MS } from '@site/config'
import {
  ApiError,
  hideLoading,
  registerSettingsQuery,
  showLoading,
  showToast,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { Button } from '@site/ui'
import {
  checkBy,
  RefusalNote,
  refusalOf,
  SHARED_RULES,
  useForm,
  type Check,
  type Values,
} from '#form/index.ts'
import { NewPasswordField, usePasswordRule } from '#fields/new-password/index.ts'
import { confirmByPhoneAuth } from '#sign-in/phone-auth/index.ts'
import { enter } from '#sign-in/index.ts'
import { CodeField, MobileField, numberOf } from '#fields/sms-code/index.ts'
import { setByPhone } from './recovery.api.ts'
import styles from './recovery.module.css'

const FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const
type Field = (typeof FIELDS)[number]

const SAME_PASSWORD = 'modify.new.old.same'

const clear = (form: HTMLFormElement, field: Field): void => {
  const input = form.querySelector<HTMLInputElement>(`[name=${field}]`)
  if (input === null) return
  input.value = ''
  input.focus()
}

/** A new password by a code to the phone; the member is signed in at once (ACC-17, ACC-18). */
export function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages('account')
  const common = useMessages('common')
  const { data: settings } = useQuery(registerSettingsQuery())
  const phoneAuth = settings?.firebase ?? null
  const passwordRule = usePasswordRule()
  const checks: Readonly<Record<Field, Check>> = {
    mobileNum: checkBy(SHARED_RULES.mobileNum),
    verificationCode: checkBy(SHARED_RULES.verificationCode),
    newPassword: checkBy(passwordRule, { secret: true }),
  }
  const send = async (values: Values): Promise<void> => {
    const [code, newPassword] = [values['verificationCode']?.trim() ?? '', values['newPassword'] ?? '']
    showLoading(common('in_please_wait'), LOADING_SET_PASSWORD_MS)
    try {
      const userName = await setByPhone({
        newPassword,
        mobileNum: values['mobileNum']?.trim() ?? '',
        countryDialingCode: values['countryDialingCode'] ?? '',
        ...(phoneAuth === null
          ? { verificationCode: code }
          : { firebaseIdToken: await confirmByPhoneAuth('password', code) }),
      })
      showToast(common('password_reset_success'), 'success', SUCCESS_MS)
      // The password is set even if the sign-in fails: then the login screen shows why.
      await enter(userName, newPassword).catch(onDone)
    } finally {
      hideLoading()
    }
  }
  const { form, faults, busy, refusal, isReady, errorOf, props } = useForm(checks, {
    send,
    refuse(error) {
      if (error instanceof ApiError && form.current !== null)
        clear(form.current, error.code === SAME_PASSWORD ? 'newPassword' : 'verificationCode')
      return refusalOf(error, FIELDS)
    },
  })
  return (
    <form {...props} className={styles.form} aria-label={t('recovery.phone_form')}>
      <p className={styles.text}>{t('recovery.phone_text')}</p>
      <MobileField purpose="password" error={errorOf('mobileNum')} />
      <CodeField
        purpose="password"
        error={errorOf('verificationCode')}
        number={() => numberOf(form, () => faults.check('mobileNum'))}
      />
      <NewPasswordField name="newPassword" rule={passwordRule} error={errorOf('newPassword')} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full disabled={!isReady} busy={busy}>
        {t('recovery.phone_submit')}
      </Button>
    </form>
  )
}
