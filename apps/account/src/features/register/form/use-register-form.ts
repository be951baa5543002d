import { ApiError } from '@site/shared-api'
import type { RegisterSettings } from '@site/shared-api/contract/system'
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { askBotCheck } from '#human-check/bot-check/index.ts'
import { humanChecksOf } from '#human-check/captcha/index.ts'
import { focusInput, useForm, valuesOf, type Refusal, type Values } from '#form/index.ts'
import { confirmByPhoneAuth } from '#sign-in/phone-auth/index.ts'
import { warmSealing } from '#sealed/index.ts'
import { numberOf, type MobileNumber } from '#fields/sms-code/index.ts'
import { checksOf } from '#features/register/fields/checks.ts'
import { draft } from '#features/register/draft/draft.ts'
import {
  fieldsOf,
  methodsOf,
  type FormField,
  type RegisterMethodName,
} from '#features/register/fields/methods.ts'
import { inOrder, partsOf } from '#features/register/fields/parts.ts'
import { payloadFields, type RegistrationFields } from '#features/register/sending/payload.ts'
import { inputName } from '#features/register/fields/input-names.ts'
import { registerRefusal } from '#features/register/sending/refusal.ts'
import { emptyRestored, useDraft } from '#features/register/draft/use-draft.ts'
import { useSocialStart } from '#features/register/social/use-social-start.ts'
import { useRegister, type Attempt } from '#features/register/sending/use-register.ts'

/** Required by the platform where the brand's own form has none. */
const CAPTCHA: FormField = {
  name: 'identifying',
  required: true,
  minLength: null,
  maxLength: null,
  patternId: 'digits',
}

/** The third party's proof of the number, where the brand uses one and a code was sent (B4, ACC-20). */
async function proofOf(
  { firebase }: RegisterSettings,
  code: string,
): Promise<Pick<RegistrationFields, 'firebaseChannel' | 'firebaseIdToken'>> {
  if (firebase === null || code === '') return {}
  return { firebaseChannel: 'sms', firebaseIdToken: await confirmByPhoneAuth('register', code) }
}

/** State of the form and what its events do: the form frame, the method, what is kept of it. */
export function useRegisterForm(settings: RegisterSettings) {
  const form = useRef<HTMLFormElement>(null)
  const methods = methodsOf(settings)
  const [method, setMethod] = useState<RegisterMethodName>(() => draft().method ?? methods[0] ?? 'username')
  const [agreed, setAgreed] = useState(true)
  const [round, setRound] = useState(0)
  const [captchaRequired, setCaptchaRequired] = useState(false)
  const [emptied, setEmptied] = useState(0)

  const parts = useMemo(() => {
    const found = partsOf(fieldsOf(settings, method), method)
    return captchaRequired && found.captcha === undefined ? { ...found, captcha: CAPTCHA } : found
  }, [settings, method, captchaRequired])
  const checks = useMemo(
    () => checksOf(inOrder(parts), { adultAge: settings.adultAge, today: () => new Date() }),
    [parts, settings.adultAge],
  )
  const kept = useDraft(form, () => setEmptied((count) => count + 1))
  const social = useSocialStart(form, inOrder(parts))
  const register = useRegister()
  const { faults, props, busy, refusal, forget, errorOf } = useForm(checks, {
    form,
    onForm: emptyRestored,
    onInput({ target }) {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) edited(target.name)
    },
    async send(values, element) {
      const attempt = attemptOf(values, element)
      try {
        await register(attempt)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'bot_check_required') throw error
        const pass = await askBotCheck()
        if (pass !== undefined) await register({ ...attempt, fields: { ...attempt.fields, pass } })
      }
    },
    refuse: (error) => refuse(error),
  })
  useEffect(warmSealing, [])

  function edited(input: string): void {
    kept.typed()
    // The confirmation is judged anew with every letter of the password (B5).
    const confirmation = form.current?.elements.namedItem('confimpsw')
    if (input === 'password' && confirmation instanceof HTMLInputElement && confirmation.value !== '')
      faults.check('confimpsw')
  }
  function refuse(error: unknown): Refusal | undefined {
    const { code, fault, field, pictureUsed, waitSeconds } = registerRefusal(error)
    // A ticket that is not taken is of no more use: the next try goes without.
    if (code === 'social_failed') social.drop()
    if (pictureUsed) setRound((count) => count + 1)
    if (field === 'captcha') setCaptchaRequired(true)
    const input = field !== undefined && (field in checks || field === 'captcha') ? field : undefined
    if (input === undefined) return waitSeconds === undefined ? { code } : { code, waitSeconds }
    const rule = inOrder(parts).find(({ name }) => inputName(name) === input)
    faults.put(input, { code: fault ?? code, rule })
    if (form.current !== null) focusInput(form.current, input)
    return undefined
  }
  function attemptOf(values: Values, element: HTMLFormElement): Attempt {
    const { affiliateCode = '', ...rest } = payloadFields(inOrder(parts), values)
    const { countryDialingCode } = values
    const ticket = social.identity?.ticket
    return {
      method,
      affiliateCode,
      fields: {
        ...rest,
        ...humanChecksOf(element),
        ...(rest.mobileNum === undefined || countryDialingCode === undefined ? {} : { countryDialingCode }),
        ...(ticket === undefined ? {} : { socialTicket: ticket }),
      },
      prove: () => proofOf(settings, values['messageCode']?.trim() ?? ''),
    }
  }
  return {
    form,
    methods,
    method,
    parts,
    agreed,
    setAgreed,
    busy,
    refusal,
    errorOf,
    round,
    /** Counts how often everything was emptied at once. */
    emptied,
    social,
    props: {
      ...props,
      onSubmit(event: FormEvent<HTMLFormElement>): void {
        if (agreed) props.onSubmit(event)
        else event.preventDefault()
      },
    },
    choose(chosen: RegisterMethodName): void {
      kept.keepNow()
      draft().method = chosen
      setMethod(chosen)
      forget()
    },
    /** A field without typing has another value: it is checked at once. */
    chosen(input: string): void {
      forget()
      edited(input)
      faults.check(input)
    },
    number: (): MobileNumber | undefined =>
      numberOf(form, () => {
        const empty = form.current !== null && valuesOf(form.current)['mobileNum']?.trim() === ''
        // It may be left out, but then there is nowhere to send a code to.
        if (empty) faults.put('mobileNum', { code: 'required' })
        return !empty && faults.check('mobileNum')
      }),
  }
}
