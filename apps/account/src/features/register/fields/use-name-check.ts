import { ApiError } from '@site/shared-api'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askBotCheck } from '#human-check/bot-check/index.ts'
import { isFree } from '#features/register/register.api.ts'

/** Long enough for the next letter, short enough for the next field. */
const PAUSE_MS = 450

/** `asks`: the platform requires a bot check first; the player chooses whether to do it. */
export type NameStatus = 'unknown' | 'checking' | 'free' | 'taken' | 'asks'

const ASKS: readonly string[] = ['bot_check_required', 'bot_check_failed']

/** Whether the typed user name is free: requested when typing pauses; a newer letter aborts the older request (B5). */
export function useNameCheck() {
  const [status, setStatus] = useState<NameStatus>('unknown')
  const running = useRef<AbortController>(undefined)
  const name = useRef('')
  const stop = useCallback((): AbortController => {
    running.current?.abort()
    return (running.current = new AbortController())
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const ask = useCallback(async (signal: AbortSignal, pass?: string): Promise<void> => {
    setStatus('checking')
    try {
      const free = await isFree(name.current, signal, pass)
      if (!signal.aborted) setStatus(free ? 'free' : 'taken')
    } catch (error) {
      // What cannot be checked now is refused when the form is sent.
      if (!signal.aborted)
        setStatus(error instanceof ApiError && ASKS.includes(error.code) ? 'asks' : 'unknown')
    }
  }, [])

  /** The name has changed; `undefined` where it is none yet. */
  const changed = useCallback(
    (username: string | undefined): void => {
      const { signal } = stop()
      name.current = username ?? ''
      setStatus('unknown')
      if (username === undefined) return
      const soon = setTimeout(() => void ask(signal), PAUSE_MS)
      signal.addEventListener('abort', () => clearTimeout(soon))
    },
    [ask, stop],
  )
  /** The player wants to know enough to pass the bot check. */
  const verify = useCallback(async (): Promise<void> => {
    const pass = await askBotCheck()
    if (pass !== undefined) await ask(stop().signal, pass)
  }, [ask, stop])
  return { status, changed, verify }
}
