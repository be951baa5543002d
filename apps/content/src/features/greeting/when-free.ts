/** So long the page lies open before anything comes over it. */
const REST_MS = 600

const covered = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null
const typing = (): boolean => document.activeElement instanceof HTMLInputElement

/** Runs the work when nothing lies over the page and no input has the focus, after the last popup has closed; returns how to cancel. */
export function whenFree(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    if (!covered()) timer = setTimeout(act, REST_MS)
  }
  const act = (): void => (typing() ? look() : work())
  // Popups stand directly in the body.
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true })
  look()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
