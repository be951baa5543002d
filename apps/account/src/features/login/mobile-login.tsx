import { useMessages, useQuery } from '@site/shared-api'
import { registerSettingsQuery } from '#settings/register-settings.api.ts'
import { checkBy, SHARED_RULES } from '#form/index.ts'
import { confirmByPhoneAuth } from '#sign-in/phone-auth/index.ts'
import { readRemembered } from '#sign-in/remembered/index.ts'
import type { Entrance } from '#sign-in/index.ts'
import { CodeField, MobileField, numberOf } from '#fields/sms-code/index.ts'
import { LoginFrame } from './login-frame.tsx'
import { useLoginForm } from './use-login-form.ts'
import { orStandIn } from './use-stand-in.ts'

const BY_MOBILE = {
  type: 'sms',
  name: 'mobileNum',
  secret: 'verificationCode',
  checks: {
    mobileNum: checkBy(SHARED_RULES.mobileNum),
    verificationCode: orStandIn(checkBy(SHARED_RULES.verificationCode)),
  },
} as const

/** Mobile number and code: the number goes as user name, the code as password (ACC-01). */
export function MobileLogin({ entrance }: { readonly entrance: Entrance }) {
  const t = useMessages('account')
  const { data: settings } = useQuery(registerSettingsQuery())
  const firebase = settings?.firebase ?? null
  const login = useLoginForm(BY_MOBILE, async (values, known) => {
    const mobile = values['mobileNum']?.trim() ?? ''
    const code = values['verificationCode']?.trim() ?? ''
    const proven = known === undefined && firebase !== null
    return {
      username: known?.account ?? mobile,
      password: known?.deviceToken ?? code,
      countryDialingCode: values['countryDialingCode'] ?? '',
      type: proven ? 'firebase' : 'sms',
      entrance,
      ...(proven && {
        firebaseChannel: 'sms',
        firebaseIdToken: await confirmByPhoneAuth('login', code),
        firebaseMobileNo: mobile,
      }),
    }
  })
  return (
    <LoginFrame label={t('login.mobile_form')} login={login}>
      <MobileField
        purpose="login"
        defaultDialling={readRemembered()?.countryDialingCode}
        error={login.errorOf('mobileNum')}
      />
      <CodeField
        purpose="login"
        error={login.errorOf('verificationCode')}
        number={() => numberOf(login.form, () => login.faults.check('mobileNum'))}
      />
    </LoginFrame>
  )
}
