import { REGISTER_FIELDS, type RegisterFieldName } from '@site/config'

/** The captcha names its own input. */
const OWN: Readonly<Partial<Record<RegisterFieldName, string>>> = { identifying: 'captcha' }

export function inputName(field: RegisterFieldName): string {
  return OWN[field] ?? field
}

/** The field whose input is called so. */
export function fieldOfInput(name: string): RegisterFieldName | undefined {
  return REGISTER_FIELDS.find((field) => inputName(field) === name)
}
