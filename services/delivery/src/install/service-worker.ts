/** What this worker uses of its global scope; TypeScript's DOM library has no service workers. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly location: { readonly origin: string }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

export interface WorkerEvent {
  readonly request: Request
  /** The page's request, which the browser sent while it woke this worker. */
  readonly preloadResponse?: Promise<Response | undefined>
  readonly data?: unknown
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
  addRoutes?(routes: readonly object[]): Promise<void>
}

/**
 * The whole worker of a brand's site (SHL-32), served as the text of this function: it may use nothing from outside.
 * It keeps the neutral frame and immutable files; no page, call or picture, so that nothing of a member is ever in it.
 */
export function serviceWorker(worker: WorkerScope): void {
  const { caches } = worker
  const ASSETS = 'assets-1'
  const FRAME = 'frame-1'
  const FRAME_ADDRESS = '/m/-/frame'
  /** A few releases of every module. */
  const ASSETS_KEPT = 200
  /** A page that takes longer is as good as none: the frame says so and goes on trying. */
  const PAGE_LIMIT_MS = 10_000
  const IMMUTABLE = /^\/m\/-\/(assets|closure)\//
  /** Not handled here; browsers with static routing do not even wake the worker for them. */
  const PASSED_BY = ['/img/*', '/wps/*', '/lgw/*', '/m/-/events']

  worker.addEventListener('install', (event) => {
    event.waitUntil(keepFrame())
    const passBy = async (): Promise<void> =>
      event.addRoutes?.(
        PASSED_BY.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })),
      )
    event.waitUntil(passBy().catch(() => undefined))
  })

  worker.addEventListener('activate', (event) => {
    const tidy = async (): Promise<void> => {
      for (const name of await caches.keys()) if (name !== ASSETS && name !== FRAME) await caches.delete(name)
      await worker.registration.navigationPreload?.enable()
    }
    event.waitUntil(tidy())
  })

  // A page posts what it is made of: a frame of another release or language is replaced.
  worker.addEventListener('message', (event) => {
    if (typeof event.data === 'string') event.waitUntil(refreshFrame(event.data).catch(() => undefined))
  })

  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== worker.location.origin) return
    if (mode === 'navigate') {
      if (!pathname.startsWith('/m/-/')) event.respondWith(page(event))
    } else if (IMMUTABLE.test(pathname)) event.respondWith(asset(event))
  })

  /** What the network says, also that the site is closed; only where it says nothing, the kept frame. */
  async function page({ request, preloadResponse }: WorkerEvent): Promise<Response> {
    const answer = Promise.resolve(preloadResponse).then((loaded) => loaded ?? worker.fetch(request))
    let limit: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((done) => (limit = setTimeout(() => done(undefined), PAGE_LIMIT_MS)))
    const inTime = await Promise.race([answer.catch(() => undefined), late])
    clearTimeout(limit)
    return inTime ?? (await caches.match(FRAME_ADDRESS, { ignoreVary: true })) ?? answer
  }

  /** A file's name says its content: what is kept is as good as new. Damaged ones are fetched again. */
  async function asset(event: WorkerEvent): Promise<Response> {
    const { request } = event
    const kept = await caches.match(request.url, { ignoreVary: true })
    if (kept && (await isWhole(kept.clone(), request.integrity))) return kept
    const answer = await worker.fetch(request)
    if (answer.ok) event.waitUntil(keep(request.url, answer.clone()).catch(() => undefined))
    return answer
  }

  async function keep(url: string, answer: Response): Promise<void> {
    const [assets, frame] = [await caches.open(ASSETS), await caches.open(FRAME)]
    if (await frame.delete(url, { ignoreVary: true })) await frame.put(url, answer.clone())
    await assets.put(url, answer)
    const all = await assets.keys()
    for (const oldest of all.slice(0, Math.max(0, all.length - ASSETS_KEPT))) await assets.delete(oldest)
  }

  async function isWhole(kept: Response, integrity: string): Promise<boolean> {
    if (integrity === '') return true
    const digest = await crypto.subtle.digest('SHA-256', await kept.arrayBuffer())
    return integrity.includes(`sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`)
  }

  async function refreshFrame(wanted: string): Promise<void> {
    const kept = await caches.match(FRAME_ADDRESS, { ignoreVary: true })
    if (kept?.headers.get('X-Frame') !== wanted) await keepFrame()
  }

  /** Fetches the frame with all its files; the page is put last, so that a kept frame is always a whole one. */
  async function keepFrame(): Promise<void> {
    const answer = await worker.fetch(FRAME_ADDRESS, { cache: 'no-store' })
    // A closed site has no frame to keep.
    if (!answer.ok) return
    const files = (answer.headers.get('X-Frame-Files') ?? '').split(' ').filter((file) => file !== '')
    const frame = await caches.open(FRAME)
    const fetchMissing = async (file: string): Promise<void> => {
      if (!(await frame.match(file, { ignoreVary: true }))) await frame.add(file)
    }
    await Promise.all(files.map(fetchMissing))
    await frame.put(FRAME_ADDRESS, answer)
    for (const request of await frame.keys()) {
      const { pathname } = new URL(request.url)
      if (pathname !== FRAME_ADDRESS && !files.includes(pathname)) await frame.delete(request)
    }
  }
}

/** Takes the worker's place where it is switched off: forgets everything, then itself. */
export function noServiceWorker(worker: {
  readonly caches: CacheStorage
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): void
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}): void {
  worker.addEventListener('install', () => worker.skipWaiting())
  worker.addEventListener('activate', (event) => {
    const leave = async (): Promise<void> => {
      for (const name of await worker.caches.keys()) await worker.caches.delete(name)
      await worker.registration.unregister()
    }
    event.waitUntil(leave())
  })
}
