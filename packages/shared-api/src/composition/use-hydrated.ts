import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False on the server and while its drawing is taken over: what depends on the device, or comes after the page, waits for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
