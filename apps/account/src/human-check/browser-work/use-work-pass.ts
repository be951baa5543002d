import { useCallback, useEffect, useRef, useState } from 'react'
import { passByWork } from './pass-by-work.ts'

export type WorkStatus = 'idle' | 'working' | 'failed'

/** Lets the browser do the sum, once at a time; what is under way ends with the form. */
export function useWorkPass(onPass: (pass: string) => void) {
  const [status, setStatus] = useState<WorkStatus>('idle')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = useCallback(async (): Promise<void> => {
    if (running.current !== undefined) return
    const mine = (running.current = new AbortController())
    setStatus('working')
    try {
      onPass(await passByWork(mine.signal))
      setStatus('idle')
    } catch {
      if (!mine.signal.aborted) setStatus('failed')
    } finally {
      running.current = undefined
    }
  }, [onPass])
  return { status, start }
}
