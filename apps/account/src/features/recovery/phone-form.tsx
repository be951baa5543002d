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
import { useRef } from 'react'
import { checkBy, SHARED_RULES, useFieldFaults, valuesOf, type Check } from '#field-faults/index.ts'
import { NewPasswordField, usePasswordRule } from '#new-password/index.ts'
import { confirmByPhoneAuth } from '#phone-auth/index.ts'
import { RefusalNote, useRefusalText } from '#refusal/index.ts'
import { enter } from '#sign-in/index.ts'
import { CodeField, MobileField, numberOf } from '#sms-code/index.ts'
import { setByPhone } from './recovery.api.ts'
import styles from './recovery.module.css'
import { useAttempt } from './use-attempt.ts'

const FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const
type Field = (typeof FIELDS)[number]

const SAME_PASSWORD = 'modify.new.old.same'

const clear = (form: HTMLFormElement | null, field: Field): void => {
  const input = form?.querySelector<HTMLInputElement>(`[name=${field}]`)
  if (input == null) return
  input.value = ''
  input.focus()
}

/** A new password by a code to the phone; whoever has set it is signed in at once (ACC-17, ACC-18). */
export function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages('account')
  const common = useMessages('common')
  const { data: settings } = useQuery(registerSettingsQuery())
  const phoneAuth = settings?.firebase ?? null
  const passwordRule = usePasswordRule()
  const form = useRef<HTMLFormElement>(null)
  const checks: Readonly<Record<Field, Check>> = {
    mobileNum: checkBy(SHARED_RULES.mobileNum),
    verificationCode: checkBy(SHARED_RULES.verificationCode),
    newPassword: checkBy(passwordRule, { secret: true }),
  }
  const { faults, touched, check, errorOf, onBlur, onInput, checkAll } = useFieldFaults<Field>(form, checks)
  const { busy, refusal, run, forget } = useAttempt(FIELDS)
  const refusalText = useRefusalText()
  const errorAt = (field: Field): string | undefined =>
    errorOf(field) ?? (refusal?.field === field ? refusalText(refusal) : undefined)
  const send = async (element: HTMLFormElement): Promise<void> => {
    const values = valuesOf(element)
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
      // The password is set whatever becomes of the sign-in: then the login screen tells why.
      await enter(userName, newPassword).catch(onDone)
    } finally {
      hideLoading()
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('recovery.phone_form')}
      noValidate
      method="post"
      onBlur={onBlur}
      onInput={(event) => {
        onInput(event)
        forget()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        const element = event.currentTarget
        if (!checkAll()) return
        void run(
          () => send(element),
          (error) => {
            if (!(error instanceof ApiError)) return
            clear(element, error.code === SAME_PASSWORD ? 'newPassword' : 'verificationCode')
          },
        )
      }}
    >
      <p className={styles.text}>{t('recovery.phone_text')}</p>
      <MobileField purpose="password" country={settings?.country} error={errorAt('mobileNum')} />
      <CodeField
        purpose="password"
        error={errorAt('verificationCode')}
        phoneAuth={phoneAuth}
        number={() => numberOf(form, () => check('mobileNum'))}
      />
      <NewPasswordField name="newPassword" rule={passwordRule} error={errorAt('newPassword')} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full disabled={!touched || Object.keys(faults).length > 0} busy={busy}>
        {t('recovery.phone_submit')}
      </Button>
    </form>
  )
}
