const LATEST_MS = 2_000

/** Runs `work` once the page has loaded and has nothing better to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let callOff = (): void => undefined
  const wait = (): void => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(work, { timeout: LATEST_MS })
      callOff = () => cancelIdleCallback(handle)
    } else {
      // Safari has no idle callback.
      const timer = setTimeout(work, LATEST_MS / 4)
      callOff = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else {
    addEventListener('load', wait, { once: true })
    callOff = () => removeEventListener('load', wait)
  }
  return () => callOff()
}
