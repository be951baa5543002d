import { PLAY_CLOCK_MS } from '@site/config'
import { call } from '@site/shared-api'
import { tickPlayClock, type PlayClock } from '@site/shared-api/contract/play'
import { useEffect, useRef, useState } from 'react'
import { clockText } from './played-time.ts'

const SECOND_MS = 1_000

/** What a reality check is about. */
export interface RealityCheckDetails {
  readonly since: string
  readonly seconds?: number
}

/** The platform's clock of play for money, as text between two of its answers; asks for the check while it is due and unanswered. */
export function usePlayClock(
  playing: boolean,
  onDue: (details: RealityCheckDetails) => void,
  onOver: () => void,
): string | undefined {
  const [text, setText] = useState<string>()
  const handlers = useRef({ onDue, onOver })
  handlers.current = { onDue, onOver }
  useEffect(() => {
    if (!playing) return setText(undefined)
    const controller = new AbortController()
    const { signal } = controller
    let known: { readonly clock: PlayClock; readonly at: number } | undefined
    let requestedAt = -Infinity
    const tick = (): void => {
      if (document.visibilityState === 'hidden') return
      const now = performance.now()
      if (known) setText(clockText(known.clock.seconds * SECOND_MS + now - known.at))
      if (now - requestedAt < PLAY_CLOCK_MS) return
      requestedAt = now
      call(tickPlayClock, {}, { signal }).then(
        (clock) => {
          if (signal.aborted) return
          known = { clock, at: performance.now() }
          setText(clockText(clock.seconds * SECOND_MS))
          if (clock.left === 0) handlers.current.onOver()
          else if (clock.due) handlers.current.onDue({ since: clock.since, seconds: clock.seconds })
        },
        // A background call: it is repeated, and a session that has ended is reported elsewhere.
        () => undefined,
      )
    }
    tick()
    const ticking = setInterval(tick, SECOND_MS)
    return () => {
      clearInterval(ticking)
      controller.abort()
    }
  }, [playing])
  return text
}
