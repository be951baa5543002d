import { PLAY_PAUSE_MS, REALITY_CHECK_MS } from '@site/config'
import { sessionStore } from '@site/shared-api'

/** Since when the player plays, in this tab; a long pause begins a new period. */
export interface PlayPeriod {
  readonly since: number
  readonly seen: number
  /** How many reality checks have been shown. */
  readonly checks: number
}

const KEY = 'lobby.played'

/** The period at `now` (Unix milliseconds): continues the previous one unless the pause was too long. */
export function playPeriodAt(now: number, previous: PlayPeriod | undefined): PlayPeriod {
  const goesOn = previous !== undefined && previous.seen <= now && now - previous.seen < PLAY_PAUSE_MS
  return goesOn ? { ...previous, seen: now } : { since: now, seen: now, checks: 0 }
}

/** Whether the next reality check is due. */
export function isDue({ since, checks }: PlayPeriod, now: number): boolean {
  return now - since >= (checks + 1) * REALITY_CHECK_MS
}

/** `12:04`, from an hour on `1:02:04`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}

/** Survives a reload and ends with the tab. */
export function readPlayPeriod(): PlayPeriod | undefined {
  const kept = sessionStore.read(KEY)
  if (typeof kept !== 'object' || kept === null) return undefined
  const { since, seen, checks } = kept as Record<string, unknown> // reason: narrowed field by field below
  return typeof since === 'number' && typeof seen === 'number' && typeof checks === 'number'
    ? { since, seen, checks }
    : undefined
}

export function savePlayPeriod(period: PlayPeriod): void {
  sessionStore.write(KEY, period)
}
