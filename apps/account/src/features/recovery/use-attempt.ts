import { useCallback, useRef, useState } from 'react'
import { refusalOf, type Refusal } from '#form/index.ts'

/** One call of a form at a time, and what was refused of the last one. `onRefused` does what the form's own rules say. */
export function useAttempt<Field extends string>(fields: readonly Field[]) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal<Field>>()
  const running = useRef(false)
  const run = async (work: () => Promise<void>, onRefused?: (error: unknown) => void): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      setRefusal(refusalOf(error, fields))
      onRefused?.(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const forget = useCallback(() => setRefusal(undefined), [])
  return { busy, refusal, run, forget }
}
