import { whenIdle } from '@site/shared-api'

declare global {
  /** The last tap that came before the shell could answer it (early script). */
  var __m_tap: Element | undefined
  /** Written by the early script at a tap on a button whose module is not alive yet. */
  var __m_replay: ((target: Element) => void) | undefined
}

/** Taps that came before hydration are not lost: the last one is done again once its place answers. */
export function replayEarlyTap(): void {
  let last: Element | undefined
  const replay = (target: Element | undefined): void => {
    last = target
    if (!(target instanceof HTMLElement)) return
    const wait = (): void => {
      // React marks the elements it has taken over.
      const answered = Object.keys(target).some((key) => key.startsWith('__reactProps'))
      if (last !== target || !target.isConnected) return
      if (answered) {
        last = undefined
        target.click()
      } else requestAnimationFrame(wait)
    }
    wait()
  }
  globalThis.__m_replay = replay
  replay(globalThis.__m_tap)
  globalThis.__m_tap = undefined
  const { dataset } = document.documentElement
  dataset['ready'] = ''
  // Not now: their pictures would hold up what comes alive next.
  whenIdle(() => delete dataset['later'])
}
