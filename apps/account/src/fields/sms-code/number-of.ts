import type { RefObject } from 'react'
import { valuesOf } from '#form/index.ts'
import type { MobileNumber } from './sms-code.api.ts'

/** The number that a form holds now (its dialling code is empty until the brand's is known), where `isSound` finds nothing wrong with it; else the field is focused (ACC-03). */
export function numberOf(
  form: RefObject<HTMLFormElement | null>,
  isSound: () => boolean,
  name = 'mobileNum',
): MobileNumber | undefined {
  const element = form.current
  if (element === null) return undefined
  if (!isSound()) {
    element.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
    return undefined
  }
  const values = valuesOf(element)
  return {
    mobileNum: values[name]?.trim() ?? '',
    countryDialingCode: values['countryDialingCode'] ?? '',
  }
}
