import { leavePlanAtNextStep } from '#host/routing/navigation.ts'

const FIRST_LOOK_MS = 3_000
const LONGEST_WAIT_MS = 30_000

/** In the kept frame: every step asks the network anew, and the page comes by itself once the site answers (SHL-32). */
export function awaitNetwork(reload: () => void = () => location.reload()): void {
  leavePlanAtNextStep()
  let wait = FIRST_LOOK_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  const look = async (): Promise<void> => {
    // Unseen or without any network there is nothing to ask; the events below wake us.
    if (document.visibilityState === 'visible' && navigator.onLine) {
      const answer = await fetch('/m/-/health', { cache: 'no-store' }).catch(() => undefined)
      if (answer?.ok === true) return reload()
    }
    later()
  }
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => void look())
  later()
}
