import { showToast } from '@site/shared-api'

declare const __webpack_public_path__: string

const FAULT_MS = 60_000

/** Says why and loads the page again: what could not be changed in place. */
function reload(why: string): void {
  console.warn(`[hot] The page is loaded again: ${why}`)
  location.reload()
}

/** Takes over what was built since, step by step: each build names the one after it. */
async function update(module: string): Promise<void> {
  const hot = globalThis.__m_hot.hotOf.get(module)
  if (hot === undefined) return
  try {
    let changed = 0
    for (let files = await hot.check(true); files !== null; files = await hot.check(true))
      changed += files.length
    if (changed === 0) return
    globalThis.__m_hot.refresh()
    console.info(`[hot] ${module}: updated, with the state of what stays the same`)
  } catch (error) {
    reload(`${module}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const source = new EventSource(`${new URL(__webpack_public_path__).origin}/events`)
let working = Promise.resolve()

source.addEventListener('built', ({ data }: MessageEvent<string>) => {
  working = working.then(() => update(data))
})
source.addEventListener('reload', ({ data }: MessageEvent<string>) => reload(data))
source.addEventListener('fault', ({ data }: MessageEvent<string>) => {
  const fault = String(JSON.parse(data))
  console.error(fault)
  showToast(fault, 'error', FAULT_MS)
})
addEventListener('pagehide', () => source.close())
