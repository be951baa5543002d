import { showToast } from '@site/shared-api'

declare const __webpack_public_path__: string

const FAULT_MS = 60_000

/** So long the site may still give what was before. */
let patienceMs = 0
let isLeaving = false

/** Says why and loads the page again: what could not be changed in place. */
function reload(why: string): void {
  console.warn(`[hot] The page is loaded again: ${why}`)
  if (!isLeaving) setTimeout(() => location.reload(), patienceMs)
  isLeaving = true
}

/** Takes over what was built since, step by step: each build leads to the one after it. */
async function update(module: string, built: string): Promise<void> {
  const running = globalThis.__m_hot.running.get(module)
  if (running === undefined || running.hash() === built || isLeaving) return
  try {
    // Any file that ran since knows the same: one way leads to all updates.
    for (let step = await running.hot.check(true); step !== null && running.hash() !== built;)
      step = await running.hot.check(true)
    globalThis.__m_hot.refresh()
    console.info(`[hot] ${module}: updated, with the state of what stays the same`)
  } catch (error) {
    reload(`${module}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** As the server of this package sends it. */
const readBuilt = (data: string): { module: string; hash: string } => {
  const [module = '', hash = ''] = data.split(' ')
  return { module, hash }
}

const source = new EventSource(`${new URL(__webpack_public_path__).origin}/events`)
let working = Promise.resolve()

source.addEventListener('patience', ({ data }: MessageEvent<string>) => {
  patienceMs = Number(data)
})
source.addEventListener('built', ({ data }: MessageEvent<string>) => {
  const { module, hash } = readBuilt(data)
  working = working.then(() => update(module, hash))
})
source.addEventListener('reload', ({ data }: MessageEvent<string>) => reload(data))
source.addEventListener('fault', ({ data }: MessageEvent<string>) => {
  const fault = String(JSON.parse(data))
  console.error(fault)
  showToast(fault, 'error', FAULT_MS)
})
addEventListener('pagehide', () => source.close())
