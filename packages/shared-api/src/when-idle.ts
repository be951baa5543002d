/** A page that never rests does the work anyway. */
const LATEST_MS = 2_000

/** Does the work once the page has loaded and has nothing better to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let off = false
  const run = (): void => {
    if (!off) work()
  }
  const ask = (): void => {
    // Safari has no idle callback.
    if (globalThis.requestIdleCallback === undefined) setTimeout(run)
    else requestIdleCallback(run, { timeout: LATEST_MS })
  }
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask, { once: true })
  return () => {
    off = true
    removeEventListener('load', ask)
  }
}
