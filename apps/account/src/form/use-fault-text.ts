import { useMessages, type Translate } from '@site/shared-api'
import { useCallback } from 'react'
import type { Fault } from './rules.ts'

/** Fields of the forms by another name of the same thing. */
const SAME: Readonly<Record<string, string>> = {
  verificationCode: 'messageCode',
  captcha: 'identifying',
  confirmPassword: 'confimpsw',
  newPassword: 'password',
}

/** Messages that the specification has a key of its own for (B5, B8). */
const KEYED: Readonly<Record<string, string>> = {
  'identifying.required': 'in_vwrite_code',
  'confimpsw.required': 'in_incorrect_password',
  'email.pattern': 'in_email_incorrect',
  'affiliateCode.pattern': 'error.invitation_invalid',
}

const found = (
  t: Translate,
  key: string,
  values?: Readonly<Record<string, string | number>>,
): string | undefined => {
  const text = t(key, values)
  return text === key ? undefined : text
}

/** What is wrong with a field, in the player's language (B5); a code that no text is known for is an unknown error. */
export function useFaultText(): (field: string, fault: Fault) => string {
  const t = useMessages('account')
  const common = useMessages('common')
  return useCallback(
    (field, { code, rule }) => {
      const name = SAME[field] ?? field
      const label = found(t, `field.${field}`) ?? t(`field.${name}`)
      const keyed = KEYED[`${name}.${code}`]
      if (keyed !== undefined) return common(keyed)
      if (code === 'too_short') return t('fault.too_short', { field: label, min: rule?.minLength ?? 0 })
      if (code === 'too_long') return t('fault.too_long', { field: label, max: rule?.maxLength ?? 0 })
      if (code === 'required') return t('fault.required', { field: label })
      return (
        found(t, `fault.${name}.${code}`) ??
        found(t, `fault.${code}`) ??
        found(common, `error.${code}`) ??
        found(common, code) ??
        common('error.unknown_error')
      )
    },
    [t, common],
  )
}
