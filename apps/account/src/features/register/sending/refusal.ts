import { REGISTER_FIELDS } from '@site/config'
import { ApiError } from '@site/shared-api'
import { refusalOf, type Refusal } from '#form/index.ts'
import { inputName } from '#features/register/fields/input-names.ts'

/** Which input a refusal is about, where neither the platform nor the form frame names one. */
const INPUT_OF: Readonly<Record<string, string>> = {
  username_taken: 'username',
  password_common: 'password',
  phone_auth_failed: 'messageCode',
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

/** Judged before the answer to the picture is: the same one is good for the next try. */
const BEFORE_THE_PICTURE: readonly string[] = [
  'network',
  'invalid_input',
  'under_age',
  'registration_closed',
  'too_many_requests',
  'mobile_invalid',
  'password_common',
  'username_taken',
  'invitation_invalid',
  'referrer_invalid',
]

export interface RegisterRefusal extends Refusal {
  /** The rule that the platform found broken, where it names one. */
  readonly fault?: string
  /** The answer to the picture was used up. */
  readonly pictureUsed: boolean
}

/** Why registering did not work, and the input that it is about where it is about one. */
export function registerRefusal(error: unknown): RegisterRefusal {
  const refusal = refusalOf(error, [...REGISTER_FIELDS.map(inputName), ...Object.keys(WIRE)])
  const { code, field } = refusal
  const named = INPUT_OF[code] ?? WIRE[field ?? '']
  const fault = error instanceof ApiError ? error.data?.['fault'] : undefined
  return {
    ...refusal,
    ...(named === undefined ? {} : { field: named }),
    ...(typeof fault === 'string' ? { fault } : {}),
    pictureUsed: !BEFORE_THE_PICTURE.includes(code),
  }
}
