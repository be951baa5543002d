/**
 * Calls `onChange` whenever an element comes into the view or leaves it; `ahead` moves the view's edges out, as CSS
 * margins do (`500px 0px`). Returns how to stop. A browser that cannot observe shows everything.
 */
export function watchSight(element: Element, onChange: (seen: boolean) => void, ahead = '0px'): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onChange(true)
    return () => undefined
  }
  const watch = new IntersectionObserver((changes) => onChange(changes.at(-1)?.isIntersecting === true), {
    rootMargin: ahead,
  })
  watch.observe(element)
  return () => watch.disconnect()
}
