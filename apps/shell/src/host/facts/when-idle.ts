/** Does the work once the page has loaded and has a moment: the first screen pays nothing for it. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let off = false
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later))
  const ask = (): void => void idle(() => off || work())
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask, { once: true })
  return () => {
    off = true
    removeEventListener('load', ask)
  }
}
