import { useCallback, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { humanChecksOf } from '#human-check/captcha/index.ts'
import { type Check, checkBy, SHARED_RULES, useFieldFaults, useRefusalText, valuesOf } from '#form/index.ts'
import type { Remembered } from '#sign-in/remembered/index.ts'
import type { Attempt } from '#sign-in/index.ts'
import { useLogin, type LoginField } from './use-login.ts'
import { useStandIn } from './use-stand-in.ts'

const captcha: Check = checkBy(SHARED_RULES.captcha)
const ASKED: readonly LoginField[] = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha']

/** Which form it is: how it is remembered, who signs in and by what secret. */
interface Shape {
  readonly type: Remembered['type']
  readonly name: LoginField
  readonly secret: LoginField
  readonly checks: Readonly<Partial<Record<LoginField, Check>>>
}
/** An attempt without what every form adds: the checks of a human, whether to remember. */
type Wish = Omit<Attempt, 'captcha' | 'captchaId' | 'pass' | 'remember' | 'remembered'>
type Values = Readonly<Record<string, string>>

/** Where the player goes on after a refusal that names no field: to what is most likely wrong. */
const FOCUS: Readonly<Record<string, readonly LoginField[]>> = {
  login_failed: ['password', 'verificationCode'],
  verification_code_wrong: ['verificationCode'],
}

/**
 * A form that signs in: filled or not, its faults, its attempt, its captcha, and whom the browser remembers. The fields
 * keep their own values: nothing typed before the page came alive is lost, and no password lies in a store.
 * `attemptOf` gets the remembered player while the stand-in of the device token stands in the secret's field.
 */
export function useLoginForm(
  { type, name, secret, checks }: Shape,
  attemptOf: (values: Values, known: Remembered | undefined) => Wish | Promise<Wish>,
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
    setFilled(ASKED.every((field) => values[field]?.trim() !== ''))
  }, [])
  const adopt = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      look()
    },
    [look],
  )
  const standIn = useStandIn(form, type, { name, secret }, look)
  const refused = useEffectEvent((code: string) => {
    if (code !== 'login_failed') return
    standIn.clear()
    look()
  })
  useEffect(() => {
    if (refusal === undefined) return
    refused(refusal.code)
    const names = refusal.field === undefined ? (FOCUS[refusal.code] ?? []) : [refusal.field]
    for (const field of names) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
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
    errorOf: (field: LoginField): string | undefined =>
      faults.errorOf(field) ?? (refusal?.field === field ? refusalText(refusal) : undefined),
    props: {
      ref: adopt,
      noValidate: true,
      method: 'post',
      onBlur: faults.onBlur,
      onFocus: standIn.onFocus,
      onInput(event: FormEvent<HTMLFormElement>): void {
        standIn.onInput(event)
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
        const known = standIn.remembered()
        const kept = { remembered: known !== undefined, remember: values['remember'] !== undefined }
        void submit(
          async () => ({ ...(await attemptOf(values, known)), ...kept, ...checked }),
          values[name]?.trim() ?? '',
        )
      },
    },
  } as const
}

export type LoginForm = ReturnType<typeof useLoginForm>
