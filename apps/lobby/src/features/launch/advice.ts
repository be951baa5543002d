import type { IconName } from '@site/ui'

export type Step = 'login' | 'actual' | 'free' | 'real' | 'retry' | 'service' | 'lobby'

/** What a refused launch says and what the player can do next; `text` may be a key of the common texts. */
export interface Advice {
  readonly drawing: IconName
  /** Key in the lobby's messages; its text is `<title>_text` unless `common` names one of the common texts. */
  readonly title: string
  readonly common?: string
  readonly steps: readonly Step[]
}

export interface Situation {
  /** The launch was for play money. */
  readonly free: boolean
  /** The game offers play money. */
  readonly freeOffered: boolean
  /** The brand has a way to log in. */
  readonly canLogin: boolean
  /** The brand has customer service on the page. */
  readonly hasService: boolean
}

const GONE = ['game_unknown', 'vendor_unknown', 'unknown_category', 'game_mismatch', 'wrong_launcher']
const AGAIN = ['launch_used', 'launch_expired', 'too_many_requests']
const CLOSED = ['maintenance', 'region_restricted', 'system_unavailable']
const BARRED = [
  'play_restricted',
  'account_disabled',
  'feature_unavailable',
  'self_excluded',
  'loss_limit',
  'stake_limit',
  'time_limit',
]

/** Words and next steps for each reason why a game did not open (GAM-01, A8). */
export function adviceFor(code: string, situation: Situation): Advice {
  const { free, freeOffered, canLogin, hasService } = situation
  const login: Step[] = canLogin ? ['login'] : []
  const tryFree: Step[] = freeOffered && !free ? ['free'] : []
  if (code === 'login_required')
    return canLogin
      ? { drawing: 'lock', title: 'launch.guest', steps: [...login, ...tryFree, 'lobby'] }
      : { drawing: 'lock', title: 'launch.closed_login', steps: [...tryFree, 'lobby'] }
  if (code === 'session_ended')
    return free
      ? { drawing: 'history', title: 'launch.trial_ended', steps: ['retry', 'lobby'] }
      : { drawing: 'lock', title: 'launch.ended', steps: [...login, 'lobby'] }
  if (code === 'trial_refused')
    return {
      drawing: 'user',
      title: 'launch.trial',
      common: 'trial_refused',
      steps: [...tryFree, ...(canLogin ? (['actual'] as const) : []), 'lobby'],
    }
  if (BARRED.includes(code))
    return {
      drawing: 'lock',
      title: 'launch.restricted',
      common: `error.${code}`,
      steps: [...(hasService ? (['service'] as const) : []), 'lobby'],
    }
  if (code === 'free_play_unavailable')
    return { drawing: 'gamepad-2', title: 'launch.no_free', steps: ['real', 'lobby'] }
  if (code === 'provider_down')
    return { drawing: 'moon', title: 'launch.provider_down', steps: ['retry', 'lobby'] }
  if (GONE.includes(code)) return { drawing: 'search', title: 'launch.gone', steps: ['lobby'] }
  if (code === 'network') return { drawing: 'wifi-off', title: 'launch.offline', steps: ['retry', 'lobby'] }
  if (code === 'late') return { drawing: 'history', title: 'launch.late', steps: ['retry', 'lobby'] }
  const common = [...AGAIN, ...CLOSED].includes(code) ? `error.${code}` : 'error.unknown_error'
  return { drawing: 'refresh-cw', title: 'launch.failed', common, steps: ['retry', 'lobby'] }
}
