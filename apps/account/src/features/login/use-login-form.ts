import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  checkBy,
  focusInput,
  refusalOf,
  SHARED_RULES,
  useForm,
  valuesOf,
  type Check,
  type Values,
} from '#form/index.ts'
import { humanChecksOf, useCaptchaRound } from '#human-check/captcha/index.ts'
import type { Attempt } from '#sign-in/index.ts'
import type { Remembered } from '#sign-in/remembered/index.ts'
import { selfExclusionOf, type SelfExclusion } from './self-exclusion.ts'
import { signInBy } from './sign-in-by.ts'
import { useStandIn } from './use-stand-in.ts'

const FIELDS = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha'] as const
type LoginField = (typeof FIELDS)[number]

const captcha: Check = checkBy(SHARED_RULES.captcha)

/** Which form it is: how it is remembered, who signs in and by what secret. */
interface Shape {
  readonly type: Remembered['type']
  readonly name: LoginField
  readonly secret: LoginField
  readonly checks: Readonly<Partial<Record<LoginField, Check>>>
}
/** An attempt without what every form adds: the human checks, whether to remember. */
type Credentials = Omit<Attempt, 'captcha' | 'captchaId' | 'pass' | 'remember' | 'remembered'>

/** Where the player goes on after a refusal that names no field: to what is most likely wrong. */
const FOCUS: Readonly<Record<string, readonly LoginField[]>> = {
  login_failed: ['password', 'verificationCode'],
  verification_code_wrong: ['verificationCode'],
}

/**
 * A form that signs in: the form frame, whether it is filled, its captcha, and whom the browser remembers.
 * `attemptOf` gets the remembered player while the secret's field holds the stand-in of the device token.
 */
export function useLoginForm(
  { type, name, secret, checks }: Shape,
  attemptOf: (values: Values, known: Remembered | undefined) => Credentials | Promise<Credentials>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)
  const [away, setAway] = useState<SelfExclusion>()
  const [captchaRound, refused] = useCaptchaRound()
  const look = useCallback((): void => {
    if (form.current === null) return
    const values = valuesOf(form.current)
    setFilled(FIELDS.every((field) => values[field]?.trim() !== ''))
  }, [])
  const standIn = useStandIn(form, type, { name, secret }, look)
  const all = { ...checks, captcha } as Readonly<Record<LoginField, Check>> // reason: fields that a form lacks are not in its values, and those alone are checked
  const frame = useForm(all, {
    form,
    onForm: look,
    onInput(event) {
      standIn.onInput(event)
      look()
    },
    async send(values, element) {
      const checked = humanChecksOf(element)
      const known = standIn.remembered()
      const kept = { remembered: known !== undefined, remember: values['remember'] !== undefined }
      const credentials = await attemptOf(values, known)
      await signInBy({ ...credentials, ...kept, ...checked }, values[name]?.trim() ?? '')
    },
    refuse(error) {
      refused(error)
      setAway(selfExclusionOf(error))
      return refusalOf(error, FIELDS)
    },
  })
  const { refusal } = frame
  const dropStandIn = useEffectEvent(() => {
    standIn.clear()
    look()
  })
  useEffect(() => {
    if (refusal === undefined || form.current === null) return
    if (refusal.code === 'login_failed') dropStandIn()
    const names = refusal.field === undefined ? (FOCUS[refusal.code] ?? []) : [refusal.field]
    for (const field of names) focusInput(form.current, field)
  }, [refusal])
  return {
    ...frame,
    away,
    filled,
    captchaRound,
    look,
    props: { ...frame.props, onFocus: standIn.onFocus },
  } as const
}

export type LoginForm = ReturnType<typeof useLoginForm>
