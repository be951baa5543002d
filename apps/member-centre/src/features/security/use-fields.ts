import { ApiError } from '@site/shared-api'
import { useState, type ChangeEvent } from 'react'
import { SAID_BY_FORM } from './security.api.ts'
import { useWords } from './words.ts'

interface Fault {
  readonly field: string
  readonly text: string
}

const MINUTE_SECONDS = 60

/** What is typed into a form of the security centre, what is wrong with it, and one sending at a time. */
export function useFields<Field extends string>(fallback: Field) {
  const say = useWords()
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const [refusedProof, setRefusedProof] = useState<'needed' | 'nowhere'>()
  const valueOf = (field: Field): string => typed[field] ?? ''
  const put = (field: Field, text: string): void => setFault({ field, text })

  /** A refusal is shown at the field it names; the call has already shown what the form does not. */
  const refuse = (failed: unknown): void => {
    if (failed instanceof ApiError && failed.code === 'proof_required')
      return setRefusedProof(failed.data?.['codeTo'] === null ? 'nowhere' : 'needed')
    if (!(failed instanceof ApiError) || !SAID_BY_FORM.includes(failed.code)) return setFault(undefined)
    const seconds = Number(failed.data?.['retryAfter'] ?? 0)
    const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS))
    const known = say.find(`refused.${failed.code}`) ?? say('refused.invalid_input')
    setFault({ field: failed.field ?? fallback, text: known.replace('{minutes}', String(minutes)) })
  }
  return {
    say,
    busy,
    valueOf,
    put,
    refuse,
    refusedProof,
    errorOf: (field: string): string | undefined => (fault?.field === field ? fault.text : undefined),
    /** A fault that none of the fields shows. */
    otherError: (shown: readonly string[]): string | undefined =>
      fault && !shown.includes(fault.field) ? fault.text : undefined,
    clear: (): void => {
      setTyped({})
      setFault(undefined)
      setRefusedProof(undefined)
    },
    /** For the input of a field. */
    props: (field: Field) => ({
      value: valueOf(field),
      error: fault?.field === field ? fault.text : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
        setTyped((now) => ({ ...now, [field]: target.value }))
        setFault(undefined)
      },
    }),
    set: (field: Field, value: string): void => setTyped((now) => ({ ...now, [field]: value })),
    /** Does what the form is for where every one of these is filled. */
    async run(requiredFields: readonly Field[], work: () => Promise<void>): Promise<void> {
      if (busy) return
      const missing = requiredFields.find((field) => valueOf(field).trim() === '')
      if (missing !== undefined) return put(missing, say('missing'))
      setFault(undefined)
      setRefusedProof(undefined)
      setBusy(true)
      try {
        await work()
      } catch (failed) {
        refuse(failed)
      } finally {
        setBusy(false)
      }
    },
  } as const
}
