import { SESSION_RENEW_MS } from '@site/config'
import { call, site } from '@site/shared-api'
import { renewSession } from '@site/shared-api/contract/session'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Keeps the session alive during play (GAM-06): a round renews it, and so does coming back to the page, at
 * most once in a few minutes. A player who only leaves a game open is logged out as usual.
 */
export function useKeptSession(): () => void {
  const renewed = useRef(0)
  const renew = useCallback(() => {
    const now = Date.now()
    if (!site().signedIn() || now - renewed.current < SESSION_RENEW_MS) return
    renewed.current = now
    // A background write: the game itself meets a session that has ended.
    call(renewSession).catch(() => (renewed.current = 0))
  }, [])
  useEffect(() => {
    const woken = (): void => {
      if (document.visibilityState === 'visible') renew()
    }
    document.addEventListener('visibilitychange', woken)
    return () => document.removeEventListener('visibilitychange', woken)
  }, [renew])
  return renew
}
