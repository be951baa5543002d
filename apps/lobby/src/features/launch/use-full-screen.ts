import { useCallback, useEffect, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined
const onServer = (): boolean => false

function followChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Full screen of the whole page, so that popups and toasts stay in sight; `possible` is false where the browser has none. */
export function useFullScreen() {
  const possible = useSyncExternalStore(never, () => document.fullscreenEnabled === true, onServer)
  const active = useSyncExternalStore(followChange, () => document.fullscreenElement != null, onServer)
  const toggle = useCallback(() => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    // Refused by the player or the system: the page stays as it is.
    done.catch(() => undefined)
  }, [])
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    },
    [],
  )
  return { possible, active, toggle }
}
