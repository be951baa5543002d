import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the server draws and while its drawing is taken over: what depends on the device waits for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
