import { ageOn, faultOf, type RegisterFieldName } from '@site/config'
import type { Check } from '#form/index.ts'
import { FIELD_LOOKS } from './field-looks.ts'
import { inputName } from './input-names.ts'
import type { FormField } from './methods.ts'

/** A password counts as it was typed; of anything else blanks around it do not belong to the value. */
export function cleaned(name: RegisterFieldName, value: string): string {
  return FIELD_LOOKS[name].kind === 'password' ? value : value.trim()
}

interface Against {
  readonly adultAge: number
  readonly today: () => Date
}

const byRule =
  (field: FormField): Check =>
  (value) => {
    const code = faultOf(field, cleaned(field.name, value))
    return code === undefined ? undefined : { code, rule: field }
  }

/** Its own bounds are the password's: what counts is that both are the same (B5). */
const confirmation =
  (field: FormField): Check =>
  (value, { password = '' }) => {
    if (value === '' && (password !== '' || field.required)) return { code: 'required' }
    return value === password ? undefined : { code: 'unequal' }
  }

/** A number that is given has to be proven; one that is left out needs no code. */
const code =
  (field: FormField): Check =>
  (value, values) => {
    if ((values['mobileNum'] ?? '').trim() === '') return undefined
    return byRule({ ...field, required: true })(value, values)
  }

const birthday =
  (field: FormField, { adultAge, today }: Against): Check =>
  (value, values) => {
    const fault = byRule(field)(value, values)
    if (fault !== undefined || value === '') return fault
    const age = ageOn(value, today())
    if (Number.isNaN(age)) return { code: 'pattern', rule: field }
    return age < adultAge ? { code: 'under_age' } : undefined
  }

function checkOf(field: FormField, against: Against): Check {
  if (field.name === 'confimpsw') return confirmation(field)
  if (field.name === 'messageCode') return code(field)
  if (field.name === 'birthday') return birthday(field, against)
  return byRule(field)
}

/** The check of each field, by the name of its input, in the form's order (B4: the first invalid one is focused). */
export function checksOf(fields: readonly FormField[], against: Against): Readonly<Record<string, Check>> {
  return Object.fromEntries(fields.map((field) => [inputName(field.name), checkOf(field, against)]))
}
