import type { RegisterSettings } from '@site/shared-api/contract/system'
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { askBotCheck } from '#human-check/bot-check/index.ts'
import { humanChecksOf } from '#human-check/captcha/index.ts'
import { type Refusal, useFieldFaults, valuesOf } from '#form/index.ts'
import { confirmByPhoneAuth } from '#sign-in/phone-auth/index.ts'
import { warmSealing } from '#sealed/index.ts'
import { numberOf, type MobileNumber } from '#fields/sms-code/index.ts'
import { checksOf, firstWrong } from './fields/checks.ts'
import { draft } from './draft/draft.ts'
import { focusInput } from './fields/inputs.ts'
import { fieldsOf, methodsOf, type FormField, type RegisterMethodName } from './fields/methods.ts'
import { inOrder, partsOf } from './fields/parts.ts'
import { payloadFields, type RegistrationFields } from './sending/payload.ts'
import { inputName } from './fields/input-names.ts'
import type { RegisterRefusal } from './sending/refusal.ts'
import { emptyRestored, useDraft } from './draft/use-draft.ts'
import { useSocialStart } from './use-social-start.ts'
import { useRegister, type Attempt } from './sending/use-register.ts'

/** Asked for by the platform where the brand's own form has none. */
const CAPTCHA: FormField = {
  name: 'identifying',
  required: true,
  minLength: null,
  maxLength: null,
  patternId: 'digits',
}

/** The third party's word that the number is the player's, where the brand has one and a code was asked for (B4, ACC-20). */
async function proofOf(
  { firebase }: RegisterSettings,
  code: string,
): Promise<Pick<RegistrationFields, 'firebaseChannel' | 'firebaseIdToken'>> {
  if (firebase === null || code === '') return {}
  return { firebaseChannel: 'sms', firebaseIdToken: await confirmByPhoneAuth('register', code) }
}

/** State of the form and what its events do; the fields keep their own values. */
export function useRegisterForm(settings: RegisterSettings) {
  const form = useRef<HTMLFormElement>(null)
  const methods = methodsOf(settings)
  const [method, setMethod] = useState<RegisterMethodName>(() => draft().method ?? methods[0] ?? 'username')
  const [agreed, setAgreed] = useState(true)
  const [refusal, setRefusal] = useState<Refusal>()
  const [round, setRound] = useState(0)
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const [emptied, setEmptied] = useState(0)

  const parts = useMemo(() => {
    const found = partsOf(fieldsOf(settings, method), method)
    return captchaAsked && found.captcha === undefined ? { ...found, captcha: CAPTCHA } : found
  }, [settings, method, captchaAsked])
  const checks = useMemo(
    () => checksOf(inOrder(parts), { adultAge: settings.adultAge, today: () => new Date() }),
    [parts, settings.adultAge],
  )
  const faults = useFieldFaults(form, checks)
  const { sending, submit } = useRegister()
  const kept = useDraft(form, () => setEmptied((count) => count + 1))
  const social = useSocialStart(form, inOrder(parts))

  useEffect(warmSealing, [])
  const adopt = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    if (element !== null) emptyRestored(element)
  }, [])

  const edited = (input: string): void => {
    setRefusal(undefined)
    kept.typed()
    // The confirmation is judged anew with every letter of the password (B5).
    const confirmation = form.current?.elements.namedItem('confimpsw')
    if (input === 'password' && confirmation instanceof HTMLInputElement && confirmation.value !== '')
      faults.check('confimpsw')
  }
  const refuse = ({ code, fault, field, pictureUsed, waitSeconds }: RegisterRefusal): void => {
    // A ticket that is not taken is of no more use: the next try goes without.
    if (code === 'social_failed') social.drop()
    if (pictureUsed) setRound((count) => count + 1)
    if (field === 'captcha') setCaptchaAsked(true)
    const input = field !== undefined && (field in checks || field === 'captcha') ? field : undefined
    if (input === undefined) setRefusal(waitSeconds === undefined ? { code } : { code, waitSeconds })
    else {
      const rule = inOrder(parts).find(({ name }) => inputName(name) === input)
      faults.put(input, { code: fault ?? code, rule })
      if (form.current !== null) focusInput(form.current, input)
    }
  }
  const attemptOf = (element: HTMLFormElement): Attempt => {
    const values = valuesOf(element)
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
    adopt,
    form,
    methods,
    method,
    parts,
    agreed,
    setAgreed,
    sending,
    refusal,
    round,
    /** Counts how often everything was emptied at once. */
    emptied,
    faults,
    social,
    choose(chosen: RegisterMethodName): void {
      kept.keepNow()
      draft().method = chosen
      setMethod(chosen)
      setRefusal(undefined)
    },
    /** A field that is not typed into has another value: it is told of at once. */
    chosen(input: string): void {
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
    onInput(event: FormEvent<HTMLFormElement>): void {
      faults.onInput(event)
      const { target } = event
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) edited(target.name)
    },
    async onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
      event.preventDefault()
      const element = event.currentTarget
      if (!agreed || sending) return
      if (!faults.checkAll()) {
        const first = firstWrong(checks, valuesOf(element))
        if (first !== undefined) focusInput(element, first)
        return
      }
      setRefusal(undefined)
      const attempt = attemptOf(element)
      let outcome = await submit(attempt)
      if (outcome?.done === false && outcome.refusal.code === 'bot_check_required') {
        const pass = await askBotCheck()
        if (pass === undefined) return
        outcome = await submit({ ...attempt, fields: { ...attempt.fields, pass } })
      }
      if (outcome?.done === false) refuse(outcome.refusal)
    },
  }
}
