import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

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

/**
 * Others have their turn now: the embedded database runs in this very thread, and consecutive statements would let
 * no other work in between, not even a waiting request.
 */
export const letOthers = (): Promise<void> => turn()

const PAUSE_MS = 15

/** The same between two batches, with time for what has arrived in the meantime. */
export const restBetween = async (): Promise<void> => void (await pause(PAUSE_MS))
