import type { FormEvent } from 'react'
import type { Check } from '#form/index.ts'

/** The new password, typed once more. */
export const confirmation: Check = (value, values) => {
  if (value === '') return { code: 'in_enter_password' }
  return value === values['newPassword'] ? undefined : { code: 'in_confirmation_correct' }
}

/** A confirmation that was given already has to fit the password as it is now. */
export function recheckConfirmation(
  event: FormEvent<HTMLFormElement>,
  check: (name: 'confirmPassword') => boolean,
): void {
  const confirm = event.currentTarget.querySelector<HTMLInputElement>('[name=confirmPassword]')
  if (confirm !== null && confirm !== event.target && confirm.value !== '') check('confirmPassword')
}
