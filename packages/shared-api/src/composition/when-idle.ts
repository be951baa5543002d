/** Work that never finds a quiet moment is done this long after it was ready. */
const LATEST_MS = 2_000

/** Does the work once the page has loaded and has a moment: the first screen pays nothing for it. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let off = false
  const run = (): void => void (off || work())
  const ask = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LATEST_MS })
    else setTimeout(run)
  }
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask, { once: true })
  return () => {
    off = true
    removeEventListener('load', ask)
  }
}
