import { MOBILE_MAX } from '@site/config'
import { useMessages } from '@site/shared-api'
import { TextField } from '@site/ui'
import { DiallingCode } from './dialling-code.tsx'
import { sentCode } from './sent-codes.ts'
import type { CodePurpose } from './sms-code.api.ts'

interface Props {
  /** Two fields go with the form: this one and `countryDialingCode`. */
  readonly name?: string
  /** A number that waits for its code is filled in again when its form is reopened. */
  readonly purpose?: CodePurpose
  readonly error?: string | undefined
  readonly defaultValue?: string | undefined
  readonly defaultDialling?: string | undefined
}

/** A mobile number with its country's dialling code (ACC-03). */
export function MobileField({ name = 'mobileNum', purpose, error, defaultValue, defaultDialling }: Props) {
  const t = useMessages('account')
  const waiting = purpose === undefined ? undefined : sentCode(purpose)?.number
  return (
    <TextField
      name={name}
      label={t('field.mobileNum')}
      placeholder={t('mobile.hint')}
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      enterKeyHint="next"
      maxLength={MOBILE_MAX}
      error={error}
      defaultValue={waiting?.mobileNum ?? defaultValue}
      start={<DiallingCode dialling={waiting?.countryDialingCode ?? defaultDialling} />}
    />
  )
}
