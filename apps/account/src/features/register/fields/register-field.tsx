import { useHydrated, useMessages } from '@site/shared-api'
import { PasswordField, Skeleton, TextField } from '@site/ui'
import { useState, type ComponentProps } from 'react'
import { BirthdayField } from '#fields/birthday/index.ts'
import { CaptchaField } from '#human-check/captcha/index.ts'
import { CodeField, MobileField, type MobileNumber } from '#fields/sms-code/index.ts'
import { draft } from '#features/register/draft/draft.ts'
import { FIELD_LOOKS, isSecret } from './field-looks.ts'
import type { FormField } from './methods.ts'
import styles from '#features/register/form/register-form.module.css'
import { UsernameField } from './username-field.tsx'

export interface FieldContext {
  /** Message of an input, by its name. */
  readonly errorOf: (input: string) => string | undefined
  /** The number to send a code to, or nothing where it is not valid and the form has said so. */
  readonly number: () => MobileNumber | undefined
  /** A field that is not typed into has another value. */
  readonly chosen: (input: string) => void
  /** Counts refusals: each picture is good for one answer. */
  readonly round: number
}

interface Props {
  readonly field: FormField
  readonly context: FieldContext
  /** Says in its name that it may be left out. */
  readonly optional: boolean
}

/** One field of the twenty, typed the way its kind is typed best (B2, ACC-10). */
export function RegisterField({ field, context, optional }: Props) {
  const t = useMessages('account')
  const { name, maxLength } = field
  const { kind, icon, input } = FIELD_LOOKS[name]
  const { errorOf, number, chosen, round } = context
  const [kept] = useState(() => (isSecret(name) ? undefined : draft().values.get(name)))
  const label = optional ? t('register.optional', { field: t(`field.${name}`) }) : t(`field.${name}`)
  const text = {
    ...input,
    name,
    icon,
    label,
    maxLength: maxLength ?? undefined,
    required: field.required,
    enterKeyHint: 'next',
    spellCheck: false,
    hint: useBounds(field),
  } as const
  if (kind === 'captcha') return <OwnCaptcha round={round} error={errorOf('captcha')} />
  if (kind === 'mobile')
    return (
      <MobileField
        purpose="register"
        error={errorOf(name)}
        defaultValue={kept}
        defaultDialling={draft().dialling}
      />
    )
  if (kind === 'code')
    return <CodeField purpose="register" name={name} error={errorOf(name)} number={number} />
  if (kind === 'birthday')
    return (
      <BirthdayField
        name={name}
        label={label}
        required={field.required}
        error={errorOf(name)}
        onChange={() => chosen(name)}
        {...(kept === undefined ? {} : { defaultValue: kept })}
      />
    )
  if (kind === 'username')
    return <UsernameField {...text} field={field} error={errorOf(name)} defaultValue={kept} />
  if (kind === 'password')
    return (
      <PasswordField
        {...text}
        showLabel={t('login.show_password')}
        hideLabel={t('login.hide_password')}
        error={errorOf(name)}
      />
    )
  return <TextField {...text} error={errorOf(name)} defaultValue={kept} />
}

/** The picture is each visitor's own and its code comes later: the server draws its place alone. */
function OwnCaptcha(props: ComponentProps<typeof CaptchaField>) {
  return <div className={styles.captcha}>{useHydrated() ? <CaptchaField {...props} /> : <Skeleton />}</div>
}

const WITH_BOUNDS: readonly string[] = ['username', 'password', 'paymentPassword']

/** What one chooses oneself says beforehand how long it may be. */
function useBounds({ name, minLength, maxLength }: FormField): string | undefined {
  const t = useMessages('account')
  if (!WITH_BOUNDS.includes(name) || minLength === null || maxLength === null) return undefined
  if (minLength === maxLength) return t('register.length', { count: minLength })
  return t('register.lengths', { min: minLength, max: maxLength })
}
