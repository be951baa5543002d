import type { RegisterSettings } from '@site/shared-api'
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { askBotCheck } from '#bot-check/index.ts'
import { humanChecksOf } from '#captcha/index.ts'
import { useFieldFaults, valuesOf } from '#field-faults/index.ts'
import type { Refusal } from '#refusal/index.ts'
import { warmSealing } from '#sealed/index.ts'
import type { MobileNumber } from '#sms-code/index.ts'
import { unlinkedIdentity } from '#social/index.ts'
import { checksOf, firstWrong } from './checks.ts'
import { draft } from './draft.ts'
import { focusInput } from './form-places.ts'
import { fieldsOf, methodsOf, type FormField, type RegisterMethodName } from './methods.ts'
import { inOrder, partsOf } from './parts.ts'
import { payloadFields } from './payload.ts'
import { emptyRestored, useDraft } from './use-draft.ts'
import { useRegister, type Attempt } from './use-register.ts'

/** Asked for by the platform where the brand's own form has none. */
const CAPTCHA: FormField = {
  name: 'identifying',
  required: true,
  minLength: null,
  maxLength: null,
  patternId: 'digits',
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
  const refuse = (refused: Refusal): void => {
    const { field, code, waitSeconds } = refused
    // An answer that was lost may have been a yes: the same form is good for the same account again.
    if (code !== 'network') setRound((count) => count + 1)
    if (field === 'captcha') setCaptchaAsked(true)
    const input = field !== undefined && (field in checks || field === 'captcha') ? field : undefined
    if (input === undefined) setRefusal(waitSeconds === undefined ? { code } : { code, waitSeconds })
    else {
      faults.put(input, { code })
      if (form.current !== null) focusInput(form.current, input)
    }
  }
  const attemptOf = (element: HTMLFormElement): Attempt => {
    const values = valuesOf(element)
    const { affiliateCode = '', ...rest } = payloadFields(inOrder(parts), values)
    const { countryDialingCode } = values
    const ticket = unlinkedIdentity()?.ticket
    return {
      method,
      affiliateCode,
      fields: {
        ...rest,
        ...humanChecksOf(element),
        ...(rest.mobileNum === undefined || countryDialingCode === undefined ? {} : { countryDialingCode }),
        ...(ticket === undefined ? {} : { socialTicket: ticket }),
      },
      prove: () => Promise.resolve({}),
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
    number(): MobileNumber | undefined {
      if (form.current === null || !faults.check('mobileNum')) return undefined
      const { mobileNum = '', countryDialingCode = '' } = valuesOf(form.current)
      return mobileNum.trim() === '' ? undefined : { mobileNum: mobileNum.trim(), countryDialingCode }
    },
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
