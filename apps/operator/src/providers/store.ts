import { localStorageStore, type Store } from 'react-admin'

const VERSION = '1'
/** What stays after a sign-out: how the console looks, not what was viewed. */
const KEPT = ['theme', 'locale'] as const

/** Preferences of this browser. */
export function consoleStore(): Store {
  const store = localStorageStore(VERSION, 'console')
  return {
    ...store,
    reset: () => {
      const kept = KEPT.map((key) => [key, store.getItem<unknown>(key)] as const)
      store.reset()
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value)
    },
  }
}
