import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react'
import { refusalOf, type Refusal } from './refusal.ts'
import type { Check } from './rules.ts'
import { useFieldFaults, valuesOf, type Values } from './use-field-faults.ts'
import { useRefusalText } from './use-refusal-text.ts'

interface Rules {
  /** Every field has passed: sends what was typed, once at a time. What it throws is shown. */
  readonly send: (values: Values, form: HTMLFormElement) => Promise<void>
  /** Maps an error to the refusal to show; undefined shows none. */
  readonly refuse?: (error: unknown) => Refusal | undefined
  /** Something was typed. */
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** Where what belongs to the form needs its element as well. */
  readonly form?: RefObject<HTMLFormElement | null>
  /** The form is mounted, with what was typed before hydration. */
  readonly onForm?: (form: HTMLFormElement) => void
}

/**
 * What every form has in common: fields that keep their own values (a value drawn by the server, or typed before the page
 * came alive, is never lost), `checks` in their order on the page, faults and refusals at their fields, nothing sent that
 * has one, one sending at a time. Spread `props` on the form and give each field `errorOf(name)`.
 */
export function useForm<Field extends string>(checks: Readonly<Record<Field, Check>>, rules: Rules) {
  const own = useRef<HTMLFormElement>(null)
  const form = rules.form ?? own
  const faults = useFieldFaults<Field>(form, checks)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const sending = useRef(false)
  const refusalText = useRefusalText()
  const onForm = useEffectEvent((element: HTMLFormElement) => rules.onForm?.(element))
  useLayoutEffect(() => {
    if (form.current !== null) onForm(form.current)
  }, [form])
  const { send, refuse = (error: unknown) => refusalOf(error, Object.keys(checks)), onInput } = rules
  const submit = async (element: HTMLFormElement): Promise<void> => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      await send(valuesOf(element), element)
    } catch (error) {
      setRefusal(refuse(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return {
    form,
    faults,
    busy,
    /** What was refused of the last sending. */
    refusal,
    forget: useCallback(() => setRefusal(undefined), []),
    /** Something was typed, and nothing of it is wrong. */
    isReady: faults.touched && Object.keys(faults.faults).length === 0,
    /** Message of a field: its own fault, else what the platform found wrong with it. */
    errorOf: (field: Field): string | undefined =>
      faults.errorOf(field) ?? (refusal?.field === field ? refusalText(refusal) : undefined),
    props: {
      ref: form,
      noValidate: true,
      method: 'post',
      onBlur: faults.onBlur,
      onInput(event: FormEvent<HTMLFormElement>): void {
        faults.onInput(event)
        setRefusal(undefined)
        onInput?.(event)
      },
      onSubmit(event: FormEvent<HTMLFormElement>): void {
        event.preventDefault()
        const element = event.currentTarget
        if (faults.checkAll()) void submit(element)
      },
    },
  } as const
}
