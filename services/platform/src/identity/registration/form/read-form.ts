import { ageOn, BIRTHDAY_FROM_YEAR, faultOf, type RegisterFieldName } from '@site/config'
import type { RegisterSettings } from '@site/shared-api/contract/system'
import { ApiError } from '#api/api-error'
import {
  fieldsOf,
  wireName,
  type FormField,
  type Method,
  type Payload,
} from '#identity/registration/form/form-fields'

/** The values of the fields that a method asks for; what it does not ask for is not read. */
export type FormValues = Partial<Record<RegisterFieldName, string>>

const UNPRINTABLE = /\p{Cc}/u

/** Reads and judges a form by the brand's rules, the first fault in the form's order; throws ApiError `invalid_input`, `under_age`. */
export function readForm(
  settings: RegisterSettings,
  method: Method,
  payload: Payload,
  today: Date,
): FormValues {
  const values: FormValues = {}
  for (const field of fieldsOf(settings, method)) {
    // Who proves the number through a third party has no code, and a picture's answer is judged with the picture.
    if (field.name === 'identifying' || (field.name === 'messageCode' && settings.phoneAuth)) continue
    const value = payload[wireName(field.name)] ?? ''
    refuseFault(needed(field, values), value)
    if (field.name === 'confimpsw' && value !== (payload.password ?? ''))
      throw invalid('confimpsw', 'unequal')
    if (field.name === 'birthday' && value !== '') refuseYoung(value, settings.adultAge, today)
    if (value !== '') values[field.name] = value
  }
  return values
}

/** A number that is given has to be proved; one that is left out needs no code. */
function needed(field: FormField, values: FormValues): FormField {
  if (field.name !== 'messageCode') return field
  return { ...field, required: values.mobileNum !== undefined }
}

function refuseFault(field: FormField, value: string): void {
  // What a confirmation is worth says the password.
  const rule =
    field.name === 'confimpsw' ? { ...field, minLength: null, maxLength: null, patternId: null } : field
  const fault = faultOf(rule, value) ?? (UNPRINTABLE.test(value) ? 'pattern' : undefined)
  if (fault !== undefined) throw invalid(field.name, fault)
}

function refuseYoung(birthday: string, adultAge: number, today: Date): void {
  const age = ageOn(birthday, today)
  if (!(age >= 0) || Number(birthday.slice(0, 4)) < BIRTHDAY_FROM_YEAR) throw invalid('birthday', 'pattern')
  if (age < adultAge) throw new ApiError('under_age', { field: 'data.birthday', data: { adultAge } })
}

function invalid(name: RegisterFieldName, fault: string): ApiError {
  return new ApiError('invalid_input', { field: `data.${wireName(name)}`, data: { fault } })
}
