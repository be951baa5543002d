import { site } from '@site/shared-api'
import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { draft, forgetDraft, keepInDraft } from './draft.ts'
import { fieldOfInput } from '#features/register/fields/input-names.ts'

/** B4: what was typed for one method carries over to the other "after a short delay". */
export const CARRY_OVER_MS = 300

function keep(form: HTMLFormElement): void {
  // A finished registration leaves no draft for the next visitor on this phone.
  if (site().signedIn()) return
  for (const [name, value] of new FormData(form)) {
    const field = fieldOfInput(name)
    if (field !== undefined) keepInDraft(field, String(value))
    if (name === 'countryDialingCode') draft().dialling = String(value)
  }
}

/** Came here by the browser's back or forward button, which restores what was typed into forms. */
function restoredByBrowser(): boolean {
  // A browser without the list restores no forms.
  const entries = performance.getEntriesByType?.('navigation') ?? []
  return entries.some((entry) => 'type' in entry && entry.type === 'back_forward')
}

/** Keeps what is typed for the visit; `keepNow` before the fields of the other method take their places. */
export function useDraft(form: RefObject<HTMLFormElement | null>, onForget: () => void) {
  const forgotten = useEffectEvent(onForget)
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepNow = useCallback((): void => {
    clearTimeout(soon.current)
    if (form.current !== null) keep(form.current)
  }, [form])
  const typed = useCallback((): void => {
    clearTimeout(soon.current)
    soon.current = setTimeout(keepNow, CARRY_OVER_MS)
  }, [keepNow])
  useEffect(() => {
    const element = form.current
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      clearTimeout(soon.current)
      forgetDraft()
      forgotten()
    }
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('pageshow', shown)
      clearTimeout(soon.current)
      if (element !== null) keep(element)
    }
  }, [form])
  return { keepNow, typed }
}

/** Empties a form that the browser has restored: another person may have typed it. */
export function emptyRestored(form: HTMLFormElement): void {
  if (restoredByBrowser()) form.reset()
}
