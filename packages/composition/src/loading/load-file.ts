import type { Plan } from '@site/config/schema'

/** A file that takes longer than this is given up; the next way of getting it is tried. */
export const FILE_LIMIT_MS = 6_000

type Part = readonly [module: string, file: string, run: () => void]
type ClosureState = 'pending' | 'loaded' | 'failed'

declare global {
  /** Parts of the closure that arrived, pushed by the closure file; and the state of its request (early script). */
  var __m_parts: Part[] | undefined
  var __m_closure: ClosureState | undefined
  /** What webpack calls in a remote or in the shell to fetch a chunk: settled when its script has run and its styles hold. */
  var __m_load: (
    module: string,
    file: string,
    done: (event: { type: string; target: { src: string } }) => void,
  ) => Promise<void>
}

/** Fetches a module's file by its name, once; rejects with the reason. A file without known integrity is refused. */
export type LoadFile = (module: string, file: string) => Promise<void>

export function createFileLoader(plan: Pick<Plan, 'closure' | 'inlined' | 'integrity' | 'styles'>): LoadFile {
  const loading = new Map<string, Promise<void>>()
  const present = new Set(plan.inlined)

  async function fetchOnce(module: string, file: string): Promise<void> {
    const key = `${module}/${file}`
    if (present.has(key)) return
    if (file.endsWith('.css')) return attach(link(key, integrity(key)))
    const styles = (plan.styles[key] ?? []).map((style) => load(module, style))
    await Promise.all([...styles, script(key)])
  }

  async function script(key: string): Promise<void> {
    const part = plan.closure?.files.includes(key) ? await partOf(key) : undefined
    if (part) part[2]()
    else await attach(scriptElement(key, integrity(key)))
  }

  function integrity(key: string): string {
    const known = plan.integrity[key]
    if (known === undefined) throw new Error(`${key} is not in the plan`)
    return known
  }

  const load: LoadFile = (module, file) => {
    const key = `${module}/${file}`
    const running = loading.get(key) ?? fetchOnce(module, file)
    loading.set(key, running)
    running.catch(() => loading.delete(key))
    return running
  }
  return load
}

/** Lets webpack's own chunks come by this loader, too; remotes built before styles were waited for are notified by `done`. */
export function serveChunks(loadFile: LoadFile): void {
  globalThis.__m_load = (module, file, done) => {
    const notify = (type: string) => () => done({ type, target: { src: file } })
    const loaded = loadFile(module, file)
    loaded.then(notify('load'), notify('error'))
    return loaded
  }
}

/** The closure's part, waited for as long as the closure is on its way; undefined sends the loader to the file itself. */
async function partOf(key: string): Promise<Part | undefined> {
  const find = (): Part | undefined =>
    globalThis.__m_parts?.find(([module, file]) => `${module}/${file}` === key)
  const element = document.getElementById('m-closure')
  if (find() === undefined && element && globalThis.__m_closure === 'pending') {
    await new Promise<void>((settled) => {
      for (const event of ['load', 'error']) element.addEventListener(event, () => settled(), { once: true })
      setTimeout(settled, FILE_LIMIT_MS)
    })
  }
  return find()
}

const address = (key: string): string => `/m/-/assets/${key}`

function scriptElement(key: string, integrity: string): HTMLScriptElement {
  const element = document.createElement('script')
  // Ahead of the pictures: a browser has few connections to one host, and the limit above runs while a file waits for one.
  return Object.assign(element, {
    src: address(key),
    integrity,
    crossOrigin: 'anonymous',
    async: true,
    fetchPriority: 'high',
  })
}

function link(key: string, integrity: string): HTMLLinkElement {
  const element = document.createElement('link')
  return Object.assign(element, {
    href: address(key),
    integrity,
    crossOrigin: 'anonymous',
    rel: 'stylesheet',
    fetchPriority: 'high',
  })
}

function attach(element: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  return new Promise((done, failed) => {
    const give = (reason: string): void => {
      element.remove()
      failed(new Error(`${element.getAttribute('src') ?? element.getAttribute('href')}: ${reason}`))
    }
    const limit = setTimeout(() => give(`no answer within ${FILE_LIMIT_MS} ms`), FILE_LIMIT_MS)
    element.addEventListener('load', () => {
      clearTimeout(limit)
      done()
    })
    element.addEventListener('error', () => {
      clearTimeout(limit)
      give('refused, unreachable, or its integrity does not fit')
    })
    document.head.append(element)
  })
}
