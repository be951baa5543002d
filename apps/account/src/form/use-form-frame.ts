import { useRef, type FormEvent } from 'react'
import type { Refusal } from './refusal.ts'
import type { Check } from './rules.ts'
import { useFieldFaults } from './use-field-faults.ts'
import { useRefusalText } from './use-refusal-text.ts'

interface Sending {
  /** What the platform has refused of the last attempt. */
  readonly refusal: Refusal | undefined
  /** Something is typed: what was refused is no more. */
  readonly forget: () => void
  /** Every field has passed. */
  readonly submit: (form: HTMLFormElement) => void
}

/** What every form of accounts has in common: its faults and the platform's at their fields, and nothing sent that has one. */
export function useFormFrame<Field extends string>(
  checks: Readonly<Record<Field, Check>>,
  { refusal, forget, submit }: Sending,
) {
  const form = useRef<HTMLFormElement>(null)
  const { faults, touched, check, errorOf, onBlur, onInput, checkAll } = useFieldFaults<Field>(form, checks)
  const refusalText = useRefusalText()
  return {
    form,
    check,
    /** Something was typed, and nothing of it is wrong. */
    isReady: touched && Object.keys(faults).length === 0,
    /** Message of a field: its own fault, else what the platform found wrong with it. */
    errorOf: (field: Field): string | undefined =>
      errorOf(field) ?? (refusal?.field === field ? refusalText(refusal) : undefined),
    props: {
      ref: form,
      noValidate: true,
      method: 'post',
      onBlur,
      onInput(event: FormEvent<HTMLFormElement>): void {
        onInput(event)
        forget()
      },
      onSubmit(event: FormEvent<HTMLFormElement>): void {
        event.preventDefault()
        const element = event.currentTarget
        if (checkAll()) submit(element)
      },
    },
  } as const
}
