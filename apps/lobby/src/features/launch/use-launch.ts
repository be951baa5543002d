import { ApiError, site, startTrial, useSession } from '@site/shared-api'
import type { Game } from '@site/shared-api/contract/game'
import { useCallback, useEffect, useRef, useState } from 'react'
import { launch, noteLaunched } from './launch.api.ts'
import { LAUNCH_PATIENCE_MS, refusalCode, type LaunchState } from './launch-state.ts'

const OPENING: LaunchState = { status: 'pending', step: 'opening' }

export interface Launch {
  readonly state: LaunchState
  /** Counts the openings: a frame of its own for each. */
  readonly attempt: number
  /** Opens the game anew, with a launch of its own. */
  readonly again: () => void
  /** The game has said that it can be played. */
  readonly ready: () => void
  readonly refuse: (code: string) => void
}

/** Launches a game once it is known, for money or free; a visitor's free play begins with a trial session (GAM-01). */
export function useLaunch(game: Game | undefined, free: boolean): Launch {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LaunchState>(OPENING)
  const known = useRef(game)
  known.current = game
  const nodeId = game?.nodeId
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const refuse = useCallback((code: string) => setState({ status: 'refused', code }), [])

  useEffect(() => {
    const wanted = known.current
    setState(OPENING)
    if (nodeId === undefined || wanted === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    open(wanted, free, signal, (next) => signal.aborted || setState(next)).catch((error: unknown) => {
      if (!signal.aborted) refuse(refusalCode(error))
    })
    return () => controller.abort()
  }, [nodeId, free, attempt, refuse])

  const ready = useCallback(
    () => setState((now) => (now.status === 'open' ? { ...now, ready: true } : now)),
    [],
  )
  useEndOfSession(state, refuse, again)
  const settled = state.status === 'refused' || (state.status === 'open' && state.ready)
  // One limit for a whole opening, however many steps it takes.
  useEffect(() => {
    if (settled) return
    const timer = setTimeout(() => refuse('late'), LAUNCH_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [attempt, settled, refuse])
  return { state, attempt, again, ready, refuse }
}

async function open(
  game: Game,
  free: boolean,
  signal: AbortSignal,
  show: (state: LaunchState) => void,
): Promise<void> {
  if (!site().signedIn()) {
    if (!free) throw new ApiError(401, 'login_required')
    show({ status: 'pending', step: 'trial' })
    if ((await startTrial()) === 0) throw new ApiError(503, 'unknown_error')
    if (signal.aborted) return
    show(OPENING)
  }
  const launched = await launch(game, free, signal)
  if (signal.aborted) return
  noteLaunched(game)
  show({ status: 'open', launched, ready: false })
}

/** A session that ends closes the game; one that begins again, here or in another tab, opens it. */
function useEndOfSession(state: LaunchState, refuse: (code: string) => void, again: () => void): void {
  const session = useSession()
  const had = useRef(false)
  const signedIn = session !== null
  const code = state.status === 'refused' ? state.code : undefined
  useEffect(() => {
    if (signedIn && !had.current && (code === 'login_required' || code === 'session_ended')) again()
    if (!signedIn && had.current) refuse('session_ended')
    had.current = signedIn
  }, [signedIn, code, again, refuse])
}

/** What could not be opened without a network opens with it. */
export function useReturnOfNetwork(state: LaunchState, again: () => void): void {
  const waiting = state.status === 'refused' && state.code === 'network'
  useEffect(() => {
    if (!waiting) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [waiting, again])
}
