import { ApiError, NetworkError } from '@site/shared-api'
import { EncryptionUnavailableError } from '#sealed/index.ts'

/** Why something did not work: a code to translate and where it shows. */
export interface Refusal<Field extends string = string> {
  readonly code: string
  /** The field that was wrong; without one the message belongs to the whole form. */
  readonly field?: Field
  /** How long the platform takes no further attempt. */
  readonly waitSeconds?: number
}

/** Codes that speak of a field although they may not name it. */
const FIELD_OF: Readonly<Record<string, string>> = {
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  verification_code_wrong: 'verificationCode',
  mobile_invalid: 'mobileNum',
  sms_country_refused: 'mobileNum',
  mobile_taken: 'mobileNum',
}

/** What the platform names a field by, `body.password` for example, as the form does; `fields` says which it has. */
function fieldOf<Field extends string>(
  path: string | undefined,
  fields: readonly Field[],
): Field | undefined {
  const last = path?.split('.').at(-1)
  return fields.find((field) => field === last)
}

/** Only what was really refused leads to a field; anything unexpected is an unknown error. */
export function refusalOf<Field extends string>(error: unknown, fields: readonly Field[]): Refusal<Field> {
  if (error instanceof NetworkError || error instanceof EncryptionUnavailableError)
    return { code: error.code }
  if (!(error instanceof ApiError)) return { code: 'unknown_error' }
  const wait = error.data?.['retryAfter']
  if (error.status === 429 && typeof wait === 'number' && wait > 0)
    return { code: error.code, waitSeconds: wait }
  const field = fieldOf(FIELD_OF[error.code] ?? error.field, fields)
  return field === undefined ? { code: error.code } : { code: error.code, field }
}
