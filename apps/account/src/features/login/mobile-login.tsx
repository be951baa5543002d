import { registerSettingsQuery, useMessages, useQuery } from '@site/shared-api'
import { Button, Checkbox } from '@site/ui'
import { useEffect, useEffectEvent } from 'react'
import { CaptchaField } from '#captcha/index.ts'
import { checkBy, SHARED_RULES } from '#field-faults/index.ts'
import { confirmByPhoneAuth } from '#phone-auth/index.ts'
import { RefusalNote } from '#refusal/index.ts'
import { readRemembered } from '#remembered/index.ts'
import { CodeField, MobileField, numberOf } from '#sms-code/index.ts'
import type { Entrance } from '#sign-in/index.ts'
import styles from './login-panel.module.css'
import { useLoginForm } from './use-login-form.ts'
import { orStandIn, useStandIn } from './use-stand-in.ts'

const CHECKS = {
  mobileNum: checkBy(SHARED_RULES.mobileNum),
  verificationCode: orStandIn(checkBy(SHARED_RULES.verificationCode)),
}

/** Mobile number and code: the number goes as user name, the code as password (ACC-01). */
export function MobileLogin({ entrance }: { readonly entrance: Entrance }) {
  const t = useMessages('account')
  const common = useMessages('common')
  const { data: settings } = useQuery(registerSettingsQuery())
  const firebase = settings?.firebase ?? null
  const { form, filled, refusal, captchaRound, look, faults, busy, errorOf, props } = useLoginForm(
    CHECKS,
    async (values) => {
      const known = remembered()
      const code = values['verificationCode']?.trim() ?? ''
      const proven = known === undefined && firebase !== null
      return {
        username: known?.account ?? values['mobileNum']?.trim() ?? '',
        password: known?.deviceToken ?? code,
        countryDialingCode: values['countryDialingCode'] ?? '',
        remembered: known !== undefined,
        remember: values['remember'] !== undefined,
        type: proven ? 'firebase' : 'sms',
        entrance,
        ...(proven
          ? {
              firebaseChannel: 'sms',
              firebaseIdToken: await confirmByPhoneAuth('login', code),
              firebaseMobileNo: values['mobileNum']?.trim() ?? '',
            }
          : {}),
      }
    },
    'mobileNum',
  )
  const { remembered, clear, ...standIn } = useStandIn(
    form,
    'sms',
    { name: 'mobileNum', secret: 'verificationCode' },
    look,
  )
  const refused = useEffectEvent(() => {
    clear()
    look()
  })
  useEffect(() => {
    if (refusal?.code === 'login_failed') refused()
  }, [refusal])
  return (
    <form
      {...props}
      className={styles.form}
      aria-label={t('login.mobile_form')}
      onInput={(event) => {
        standIn.onInput(event)
        props.onInput(event)
      }}
      onFocus={standIn.onFocus}
    >
      <MobileField
        purpose="login"
        country={settings?.country}
        defaultDialling={readRemembered()?.countryDialingCode}
        error={errorOf('mobileNum')}
      />
      <CodeField
        purpose="login"
        error={errorOf('verificationCode')}
        phoneAuth={firebase}
        number={() => numberOf(form, () => faults.check('mobileNum'))}
      />
      {captchaRound === undefined ? null : (
        <CaptchaField round={captchaRound} error={errorOf('captcha')} onAnswer={look} />
      )}
      <Checkbox name="remember" label={t('login.remember')} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" size="l" full disabled={!filled} busy={busy}>
        {common('login')}
      </Button>
    </form>
  )
}
