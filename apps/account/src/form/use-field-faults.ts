import { REVALIDATE_AFTER_LANGUAGE_MS } from '@site/config'
import { useLanguage } from '@site/shared-api'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react'
import type { Check, Fault } from './rules.ts'
import { useFaultText } from './use-fault-text.ts'

type Checks<Name extends string> = Readonly<Record<Name, Check>>

/** Values of a form's fields by name, as typed. */
export function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

const inputOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)

/**
 * Faults of a form whose fields keep their own values: found when a filled field is left, all of them on submit with
 * the first one focused, gone as soon as the field is typed in; filled fields are looked at again 200 ms after the
 * language has changed (B4). Only fields that the form has now are checked.
 */
export function useFieldFaults<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  checks: Checks<Name>,
) {
  const [faults, setFaults] = useState<Readonly<Record<string, Fault>>>({})
  const [touched, setTouched] = useState(false)
  const text = useFaultText()
  const language = useLanguage()
  const names = Object.keys(checks) as Name[] // reason: Object.keys forgets the literal keys
  const faultsNow = (only: (name: Name, value: string) => boolean): Record<string, Fault> => {
    if (form.current === null) return {}
    const values = valuesOf(form.current)
    const found: Record<string, Fault> = {}
    for (const name of names) {
      const value = values[name]
      if (value === undefined || !only(name, value)) continue
      const fault = checks[name](value, values)
      if (fault !== undefined) found[name] = fault
    }
    return found
  }
  const revalidate = useEffectEvent(() => {
    const filled = faultsNow((_name, value) => value.trim() !== '')
    setFaults((now) => ({
      ...Object.fromEntries(Object.entries(now).filter(([name]) => name in filled)),
      ...filled,
    }))
  })
  const shownIn = useRef(language)
  useEffect(() => {
    if (shownIn.current === language) return
    shownIn.current = language
    const wait = setTimeout(revalidate, REVALIDATE_AFTER_LANGUAGE_MS)
    return () => clearTimeout(wait)
  }, [language])

  const drop = useCallback((...gone: readonly string[]): void => {
    setFaults((now) =>
      gone.some((name) => name in now)
        ? Object.fromEntries(Object.entries(now).filter(([name]) => !gone.includes(name)))
        : now,
    )
  }, [])
  return {
    faults,
    touched,
    /** Message of a field, for its `error`. */
    errorOf: (name: Name): string | undefined => {
      const fault = faults[name]
      return fault === undefined ? undefined : text(name, fault)
    },
    /** A fault that somebody else has found: the platform. */
    put: (name: Name, fault: Fault): void => setFaults((now) => ({ ...now, [name]: fault })),
    drop,
    /** Checks one field whatever it holds; true where nothing is wrong. */
    check(name: Name): boolean {
      const fault = faultsNow((other) => other === name)[name]
      if (fault === undefined) drop(name)
      else setFaults((now) => ({ ...now, [name]: fault }))
      return fault === undefined
    },
    /** Checks every field, focuses the first one that is wrong; true where nothing is. */
    checkAll(): boolean {
      const found = faultsNow(() => true)
      setFaults(found)
      const first = names.find((name) => name in found)
      if (first !== undefined && form.current !== null) inputOf(form.current, first)?.focus()
      return first === undefined
    },
    /** Whether every field would pass now, without telling. */
    isSound: (): boolean => Object.keys(faultsNow(() => true)).length === 0,
    onInput(event: FormEvent<HTMLFormElement>): void {
      setTouched(true)
      const { target } = event
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) drop(target.name)
    },
    onBlur(event: FormEvent<HTMLFormElement>): void {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return
      const name = names.find((other) => other === target.name)
      if (name === undefined) return
      const fault = faultsNow((other) => other === name)[name]
      if (fault !== undefined) setFaults((now) => ({ ...now, [name]: fault }))
    },
  }
}
