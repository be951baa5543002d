declare global {
  /** The last tap that came before the page could answer it (early script). */
  var __m_tap: Element | undefined
}

/** Taps that came before hydration are not lost: the last one is done again once its place answers. */
export function replayEarlyTap(): void {
  const target = globalThis.__m_tap
  if (target instanceof HTMLElement && target.isConnected) {
    const wait = (): void => {
      // React marks the elements it has taken over.
      const answered = Object.keys(target).some((key) => key.startsWith('__reactProps'))
      if (answered) target.click()
      else if (target.isConnected) requestAnimationFrame(wait)
    }
    wait()
  }
  globalThis.__m_tap = undefined
  document.documentElement.dataset['ready'] = ''
}
