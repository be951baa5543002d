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
import { focusInput } from './focus-input.ts'
import type { Check, Fault } from './rules.ts'
import { useFaultText } from './use-fault-text.ts'

type Faults = Readonly<Record<string, Fault>>

/** Those of the faults whose field `stays`. */
const those = (faults: Faults, stays: (name: string) => boolean): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => stays(name)))

type Checks<Name extends string> = Readonly<Record<Name, Check>>

export type Values = Readonly<Record<string, string>>

/** Values of a form's fields by name, as typed. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/**
 * Faults of a form whose fields keep their own values: found when a filled field is left, all of them on submit with
 * the first one focused, gone as soon as the field is typed in; filled fields are looked at again 200 ms after the
 * language has changed (B4). Only fields that the form has now are checked.
 */
export function useFieldFaults<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  checks: Checks<Name>,
) {
  const [faults, setFaults] = useState<Faults>({})
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
  const faultOf = (name: Name): Fault | undefined => faultsNow((other) => other === name)[name]
  const put = (name: Name, fault: Fault): void => setFaults((now) => ({ ...now, [name]: fault }))
  const revalidate = useEffectEvent(() => {
    const filled = faultsNow((_name, value) => value.trim() !== '')
    setFaults((now) => ({ ...those(now, (name) => name in filled), ...filled }))
  })
  const shownIn = useRef(language)
  useEffect(() => {
    if (shownIn.current === language) return
    shownIn.current = language
    const wait = setTimeout(revalidate, REVALIDATE_AFTER_LANGUAGE_MS)
    return () => clearTimeout(wait)
  }, [language])

  const drop = useCallback((...gone: readonly string[]): void => {
    setFaults((now) => (gone.some((name) => name in now) ? those(now, (name) => !gone.includes(name)) : now))
  }, [])
  return {
    faults,
    touched,
    /** Message of a field, for its `error`. */
    errorOf: (name: Name): string | undefined => {
      const fault = faults[name]
      return fault === undefined ? undefined : text(name, fault)
    },
    /** A fault that the platform has found. */
    put,
    drop,
    /** Checks one field whatever it holds; true where nothing is wrong. */
    check(name: Name): boolean {
      const fault = faultOf(name)
      if (fault === undefined) drop(name)
      else put(name, fault)
      return fault === undefined
    },
    /** Checks every field, focuses the first one that is wrong; true where nothing is. */
    checkAll(): boolean {
      const found = faultsNow(() => true)
      setFaults(found)
      const first = names.find((name) => name in found)
      if (first !== undefined && form.current !== null) focusInput(form.current, first)
      return first === undefined
    },
    onInput(event: FormEvent<HTMLFormElement>): void {
      setTouched(true)
      const { target } = event
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) drop(target.name)
    },
    onBlur(event: FormEvent<HTMLFormElement>): void {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return
      const name = names.find((other) => other === target.name)
      const fault = name && faultOf(name)
      if (name !== undefined && fault !== undefined) put(name, fault)
    },
  }
}
