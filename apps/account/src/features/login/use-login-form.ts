import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { humanChecksOf } from '#captcha/index.ts'
import { checkBy, SHARED_RULES, useFieldFaults, valuesOf, type Check } from '#field-faults/index.ts'
import { useRefusalText } from '#refusal/index.ts'
import type { Attempt } from '#sign-in/index.ts'
import { useLogin, type LoginField } from './use-login.ts'

const captcha: Check = checkBy(SHARED_RULES.captcha)

type Checks = Readonly<Partial<Record<LoginField, Check>>>
/** An attempt without the checks of the form. */
type Wish = Omit<Attempt, 'captcha' | 'captchaId' | 'pass'>
type Values = Readonly<Record<string, string>>

/** Where the player goes on after a refusal that names no field: to what is most likely wrong. */
const FOCUS: Readonly<Record<string, readonly LoginField[]>> = {
  login_failed: ['password', 'verificationCode'],
  verification_code_wrong: ['verificationCode'],
}

/**
 * A form that signs in: filled or not, its faults, its attempt, its captcha. The fields keep their own values: nothing
 * typed before the page came alive is lost, and no password lies in a store.
 */
export function useLoginForm(
  checks: Checks,
  attemptOf: (values: Values) => Wish | Promise<Wish>,
  nameField: LoginField,
) {
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)
  const { status, captchaRound, submit, edit } = useLogin()
  const refusalText = useRefusalText()
  const all = { ...checks, captcha } as Readonly<Record<LoginField, Check>> // reason: fields that a form lacks are not in its values, and those alone are checked
  const faults = useFieldFaults<LoginField>(form, all)
  const refusal = status.name === 'refused' ? status.refusal : undefined
  const look = useCallback((): void => {
    if (form.current === null) return
    const values = valuesOf(form.current)
    const asked = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha']
    setFilled(asked.every((name) => values[name]?.trim() !== ''))
  }, [])
  const adopt = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      look()
    },
    [look],
  )
  useEffect(() => {
    if (refusal === undefined) return
    const names = refusal.field === undefined ? (FOCUS[refusal.code] ?? []) : [refusal.field]
    for (const name of names) form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }, [refusal])
  return {
    form,
    filled,
    refusal,
    captchaRound,
    look,
    faults,
    busy: status.name === 'sending',
    /** Message of a field: its own fault, else what the platform found wrong with it. */
    errorOf: (name: LoginField): string | undefined =>
      faults.errorOf(name) ?? (refusal?.field === name ? refusalText(refusal) : undefined),
    props: {
      ref: adopt,
      noValidate: true,
      method: 'post',
      onBlur: faults.onBlur,
      onInput(event: FormEvent<HTMLFormElement>): void {
        faults.onInput(event)
        look()
        edit()
      },
      onSubmit(event: FormEvent<HTMLFormElement>): void {
        event.preventDefault()
        const element = event.currentTarget
        if (!faults.checkAll()) return
        const values = valuesOf(element)
        const checked = humanChecksOf(element)
        void submit(
          async () => ({ ...(await attemptOf(values)), ...checked }),
          values[nameField]?.trim() ?? '',
        )
      },
    },
  } as const
}
