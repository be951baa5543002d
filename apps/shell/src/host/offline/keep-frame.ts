import { site, whenIdle } from '@site/shared-api'

const WORKER = '/m/-/sw.js'
const SCOPE = '/m'

interface Saver {
  readonly connection?: { readonly saveData?: boolean }
}

/** Lets the browser keep the frame for when there is no network (SHL-32): after everything else, and not for who saves data. */
export function keepFrame(): void {
  const { bus, plan } = site()
  const { connection } = navigator as Navigator & Saver // reason: Save-Data is not in TypeScript's DOM yet
  if (!plan.worker || !('serviceWorker' in navigator) || connection?.saveData === true) return
  whenIdle(() => void register(plan.language))
  // The hint cookie says the new language by now: the frame is kept in it from here on.
  bus.on('languageChanged').subscribe(({ data }) => void register(data.language))
}

async function register(language: string): Promise<void> {
  try {
    const { active } = await navigator.serviceWorker.register(WORKER, {
      scope: SCOPE,
      updateViaCache: 'none',
    })
    active?.postMessage(`${site().plan.release} ${language}`)
  } catch {
    // Forbidden (private mode, settings) or out of reach: the site is whole without it.
  }
}
