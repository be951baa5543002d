import { setImmediate as turn } from 'node:timers/promises'

/** Others have their turn after so long at the latest: wallets and pages are answered by the same thread. */
const LONGEST_MS = 12

/** Called again and again in long work; now and then it lets the rest of the process go on. */
export function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_MS) return
    await turn()
    since = performance.now()
  }
}
