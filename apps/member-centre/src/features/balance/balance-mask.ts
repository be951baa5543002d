import { storage } from '@site/shared-api'
import { useSyncExternalStore } from 'react'

const MASK_KEY = 'member-centre.balanceHidden'
const listeners = new Set<() => void>()

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Hides or shows the balance everywhere on the page and remembers it on this device (LOB-04). */
function hide(hidden: boolean): void {
  if (hidden) storage.set(MASK_KEY, '1')
  else storage.remove(MASK_KEY)
  for (const changed of listeners) changed()
}

/** Whether the player wants the balance as asterisks, and how to change it; the server draws none of either. */
export function useBalanceMask(): readonly [hidden: boolean, hide: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(
    subscribe,
    () => storage.get(MASK_KEY) === '1',
    () => false,
  )
  return [hidden, hide]
}
