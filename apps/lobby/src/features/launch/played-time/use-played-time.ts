import { openPopup } from '@site/shared-api'
import { useEffect, useState } from 'react'
import { clockText, isDue, keepStretch, readStretch, stretchAt } from './played-time.ts'

const TICK_MS = 1_000

/** How long somebody has played, as `12:04`, and the reality check when it is due (GAM-06, MEM-09); undefined while nothing plays. */
export function usePlayedTime(playing: boolean, checkTitle: string): string | undefined {
  const [text, setText] = useState<string>()
  useEffect(() => {
    if (!playing) return setText(undefined)
    const tick = (): void => {
      if (document.visibilityState === 'hidden') return
      const now = Date.now()
      const stretch = stretchAt(now, readStretch())
      const due = isDue(stretch, now)
      keepStretch(due ? { ...stretch, checks: stretch.checks + 1 } : stretch)
      setText(clockText(now - stretch.since))
      if (due) openPopup('reality-check', { title: checkTitle, since: new Date(stretch.since).toISOString() })
    }
    tick()
    const ticking = setInterval(tick, TICK_MS)
    return () => clearInterval(ticking)
  }, [checkTitle, playing])
  return text
}
