import { useSyncExternalStore } from 'react'

interface InstallPrompt {
  readonly prompt: () => Promise<unknown>
}

const isPrompt = (event: unknown): event is InstallPrompt =>
  typeof event === 'object' && event !== null && 'prompt' in event && typeof event.prompt === 'function'

/** The browser offers once, early: the page's first script keeps the offer until it is used. */
const early: unknown = Reflect.get(globalThis, '__m_install')
let kept = isPrompt(early) ? early : undefined

function follow(changed: () => void): () => void {
  const offered = (event: Event): void => {
    event.preventDefault()
    kept = isPrompt(event) ? event : undefined
    changed()
  }
  const installed = (): void => {
    kept = undefined
    changed()
  }
  addEventListener('beforeinstallprompt', offered)
  addEventListener('appinstalled', installed)
  return () => {
    removeEventListener('beforeinstallprompt', offered)
    removeEventListener('appinstalled', installed)
  }
}

/** Asks the browser to put the site on the home screen; undefined where it does not offer to (SHL-28). */
export function useInstallPrompt(): (() => void) | undefined {
  const prompt = useSyncExternalStore(
    follow,
    () => kept,
    () => undefined,
  )
  return prompt && (() => void prompt.prompt().catch(() => undefined))
}
