import { site } from '@site/shared-api'
import { useEffect, useRef } from 'react'
import type { PageFact } from '#features/launch/game-channel.ts'

/** Messages the game when it is hidden (another tab, a popup above it), visible again, and when the balance changed. */
export function useRest(send: (fact: PageFact) => void): void {
  const sendRef = useRef(send)
  sendRef.current = send
  useEffect(() => {
    const { bus } = site()
    const above = new Set<string>()
    let resting = false
    const tune = (): void => {
      const rest = document.visibilityState === 'hidden' || above.size > 0
      if (rest === resting) return
      resting = rest
      sendRef.current(rest ? 'pause' : 'resume')
    }
    const following = [
      bus.on('popupRequested').subscribe(({ data }) => (above.add(data.popup), tune())),
      bus.on('popupClosed').subscribe(({ data }) => (above.delete(data.popup), tune())),
      bus.on('balanceChanged').subscribe(() => sendRef.current('balance-changed')),
    ]
    document.addEventListener('visibilitychange', tune)
    return () => {
      document.removeEventListener('visibilitychange', tune)
      for (const one of following) one.unsubscribe()
    }
  }, [])
}
