/** Keeps a box as high as what the phone's keyboard leaves to be seen; returns how to stop. */
export function followHeight(box: HTMLElement): () => void {
  const { visualViewport: seen } = globalThis
  if (!seen) return () => undefined
  const fit = (): void => box.style.setProperty('--visible', `${Math.round(seen.height)}px`)
  fit()
  seen.addEventListener('resize', fit)
  return () => seen.removeEventListener('resize', fit)
}
