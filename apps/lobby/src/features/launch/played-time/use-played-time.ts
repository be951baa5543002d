import { openPopup } from '@site/shared-api'
import { useEffect, useState } from 'react'
import { clockText, isDue, savePlayPeriod, readPlayPeriod, playPeriodAt } from './played-time.ts'
import { usePlayClock, type RealityCheckDetails } from './use-play-clock.ts'

const TICK_MS = 1_000

interface Of {
  /** The game can be played. */
  readonly playing: boolean
  /** It plays for money: the platform counts, so that a reload or another tab begins nothing anew. */
  readonly real: boolean
  readonly checkTitle: string
  /** A limit of time is reached. */
  readonly onOver: () => void
}

/** How long the player has played, as `12:04`, and the reality check when it is due (GAM-06, MEM-09); undefined while nothing plays. */
export function usePlayedTime({ checkTitle, onOver, playing, real }: Of): string | undefined {
  const counted = usePlayClock(playing && real, (details) => ask(checkTitle, details), onOver)
  const local = useLocalTime(playing && !real, checkTitle)
  return real ? counted : local
}

function ask(title: string, { seconds, since }: RealityCheckDetails): void {
  openPopup('reality-check', { title, since, ...(seconds === undefined ? {} : { seconds: String(seconds) }) })
}

/** Play money: counted in this tab. */
function useLocalTime(playing: boolean, checkTitle: string): string | undefined {
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (!playing) return setText(undefined)
    const tick = (): void => {
      if (document.visibilityState === 'hidden') return
      const now = Date.now()
      const period = playPeriodAt(now, readPlayPeriod())
      const due = isDue(period, now)
      savePlayPeriod(due ? { ...period, checks: period.checks + 1 } : period)
      setText(clockText(now - period.since))
      if (due) ask(checkTitle, { since: new Date(period.since).toISOString() })
    }
    tick()
    const ticking = setInterval(tick, TICK_MS)
    return () => clearInterval(ticking)
  }, [checkTitle, playing])
  return text
}
