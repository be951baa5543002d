import type { RegisterFieldName } from '@site/config'
import type { RegistrationPayload } from '@site/shared-api/contract/registration'
import type { FormField } from '#features/register/fields/methods.ts'
import { cleaned } from '#features/register/fields/checks.ts'

/** What a form fills of the payload (B3); time, nonce and the page's own facts are added when it is sent. */
export type RegistrationFields = Omit<
  RegistrationPayload,
  'iat' | 'nonce' | 'registerUrl' | 'domain' | 'registerMethod' | 'type'
>

/** Names of the wire, where the form's field is called otherwise (B2, B3). */
const WIRE_NAMES: Readonly<Partial<Record<RegisterFieldName, keyof RegistrationFields>>> = {
  confimpsw: 'confirmPassword',
  messageCode: 'verificationCode',
}
/** Not a field of the wire: what was read in the picture travels with its id. */
const OWN_WAY: readonly RegisterFieldName[] = ['identifying']

/** The filled fields of the shown method by their names on the wire; what is empty or belongs to the other method stays here. */
export function payloadFields(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Partial<RegistrationFields> {
  const filled = fields.flatMap(({ name }) => {
    const value = cleaned(name, values[name] ?? '')
    return value === '' || OWN_WAY.includes(name) ? [] : [[WIRE_NAMES[name] ?? name, value] as const]
  })
  return Object.fromEntries(filled)
}
