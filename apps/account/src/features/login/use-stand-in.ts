import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from 'react'
import type { Check } from '#form/index.ts'
import { readRemembered, type Remembered } from '#sign-in/remembered/index.ts'

/** Placeholder in the secret's field for the device token; typing replaces it (decisions: remembered login). */
const STAND_IN = '••••••••••'

/** The check of a secret, which the stand-in passes. */
export function orStandIn(check: Check): Check {
  return (value, values) => (value === STAND_IN ? undefined : check(value, values))
}

interface Fields {
  readonly name: string
  readonly secret: string
}

/**
 * Fills a form with the player that this browser remembers, unless something was typed before the page came alive.
 * `remembered` returns the record while its stand-in is still in the field, with the name it belongs to.
 */
export function useStandIn(
  form: RefObject<HTMLFormElement | null>,
  type: Remembered['type'],
  { name, secret }: Fields,
  onFill: () => void,
) {
  const record = useRef<Remembered>(undefined)
  const input = (field: string): HTMLInputElement | null =>
    form.current?.querySelector<HTMLInputElement>(`input[name=${field}]`) ?? null
  const fill = useEffectEvent(() => {
    const known = readRemembered()
    const [who, what, keep] = [input(name), input(secret), input('remember')]
    if (known?.type !== type || who === null || what === null || who.value !== '' || what.value !== '') return
    record.current = known
    who.value = known.username
    what.value = STAND_IN
    if (keep !== null) keep.checked = true
    onFill()
  })
  useEffect(() => fill(), [])
  return {
    remembered: (): Remembered | undefined =>
      input(secret)?.value === STAND_IN ? record.current : undefined,
    /** Another name has another secret; a letter typed into the stand-in takes its place. */
    onInput({ target, nativeEvent }: FormEvent<HTMLFormElement>): void {
      const what = input(secret)
      if (record.current === undefined || what === null || !(target instanceof HTMLInputElement)) return
      if (target === what && what.value !== STAND_IN) {
        const typed = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : undefined
        if (typed !== undefined && what.value.includes(STAND_IN.slice(2))) what.value = typed
        record.current = undefined
      } else if (target.name === name && what.value === STAND_IN) {
        what.value = ''
        record.current = undefined
      }
    },
    /** The whole stand-in is chosen, so that whatever is typed or pasted replaces it. */
    onFocus({ target }: FormEvent<HTMLFormElement>): void {
      if (target instanceof HTMLInputElement && target.name === secret && target.value === STAND_IN)
        target.select()
    },
    /** The platform no longer takes the token. */
    clear(): void {
      const what = input(secret)
      if (record.current !== undefined && what?.value === STAND_IN) what.value = ''
      record.current = undefined
    },
  }
}
