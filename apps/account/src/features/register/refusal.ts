import { REGISTER_FIELDS } from '@site/config'
import { refusalOf, type Refusal } from '#refusal/index.ts'
import { inputName } from './input-names.ts'

/** Which input a refusal is about, where the platform names none. */
const INPUT_OF: Readonly<Record<string, string>> = {
  username_taken: 'username',
  password_common: 'password',
  mobile_invalid: 'mobileNum',
  mobile_taken: 'mobileNum',
  verification_code_wrong: 'messageCode',
  phone_auth_failed: 'messageCode',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  referrer_invalid: 'recommenderId',
  invitation_invalid: 'affiliateCode',
  under_age: 'birthday',
}

/** Names of the wire by the form's inputs (B2, B3). */
const WIRE: Readonly<Record<string, string>> = {
  confirmPassword: 'confimpsw',
  verificationCode: 'messageCode',
  firebaseIdToken: 'messageCode',
  captchaId: 'captcha',
}

/** Why registering did not work, and the input that it is about where it is about one. */
export function registerRefusal(error: unknown): Refusal {
  const refusal = refusalOf(error, [...REGISTER_FIELDS.map(inputName), ...Object.keys(WIRE)])
  const named = INPUT_OF[refusal.code] ?? (refusal.field === undefined ? undefined : WIRE[refusal.field])
  return named === undefined ? refusal : { ...refusal, field: named }
}
