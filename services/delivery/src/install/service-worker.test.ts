import { createHash } from 'node:crypto'
import { serviceWorker, type WorkerEvent } from './service-worker.ts'

const ORIGIN = 'https://lotus.example'
const FILE = `${ORIGIN}/m/-/assets/shell/shell.1.js`
const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Caches of one origin, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const absolute = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
  const open = (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>()
    all.set(name, cache)
    return Promise.resolve({
      match: (request: string) => Promise.resolve(cache.get(absolute(request))?.clone()),
      put: (request: string, answer: Response) => Promise.resolve(void cache.set(absolute(request), answer)),
      add: (request: string) => Promise.resolve(void cache.set(absolute(request), new Response('added'))),
      delete: (request: string | { url: string }) => Promise.resolve(cache.delete(absolute(request))),
      keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
    })
  }
  return {
    all,
    caches: {
      open,
      keys: () => Promise.resolve([...all.keys()]),
      delete: (name: string) => Promise.resolve(all.delete(name)),
      match: (request: string) => {
        const url = absolute(request)
        const found = [...all.values()].find((cache) => cache.has(url))
        return Promise.resolve(found?.get(url)?.clone())
      },
    },
  }
}

function start(network: (url: string) => Promise<Response>) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const { all, caches } = memoryCaches()
  serviceWorker({
    caches: caches as unknown as CacheStorage, // reason: what the worker uses of it
    registration: {},
    location: { origin: ORIGIN },
    fetch: (request) => network(new URL(typeof request === 'string' ? request : request.url, ORIGIN).href),
    addEventListener: (type, listener) => void listeners.set(type, listener),
  })
  /** Dispatches an event to the worker; answers its response once all its work is done. */
  const dispatch = async (type: string, event: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(type)?.({
      ...event,
      waitUntil: (more: Promise<unknown>) => void work.push(more),
      respondWith: (given: Promise<Response>) => (answer = given),
    } as unknown as WorkerEvent) // reason: each event has what the worker reads of its kind
    const given = await answer
    await Promise.all(work)
    return given
  }
  const ask = (url: string, request: object = {}): Promise<Response | undefined> =>
    dispatch('fetch', { request: { url, method: 'GET', mode: 'cors', integrity: '', ...request } })
  return { all, caches, dispatch, ask }
}

const frame = (mark = 'r1 TY'): Response =>
  new Response('<html>frame</html>', {
    headers: { 'X-Frame': mark, 'X-Frame-Files': '/m/-/assets/shell/shell.1.js' },
  })
const page = { mode: 'navigate' }

test('leaves calls, pictures, events and other origins alone', async () => {
  const { ask } = start(() => Promise.resolve(new Response('network')))
  for (const path of ['/wps/member/info', '/img/game/1/320.avif', '/m/-/events?brand=lotus', '/m/-/health'])
    expect(await ask(ORIGIN + path)).toBeUndefined()
  expect(await ask('https://elsewhere.example/m/-/assets/shell/shell.1.js')).toBeUndefined()
  expect(await ask(`${ORIGIN}/m/home`, { ...page, method: 'POST' })).toBeUndefined()
})

test('shows the kept frame only where the network says nothing: a closed site is an answer (SHL-32)', async () => {
  let closed = false
  const { dispatch, ask } = start((url) => {
    if (url.endsWith('/m/-/frame')) return Promise.resolve(frame())
    return closed
      ? Promise.resolve(new Response('closed', { status: 503 }))
      : Promise.reject(new TypeError('offline'))
  })
  await dispatch('install')
  expect(await (await ask(`${ORIGIN}/m/slot`, page))?.text()).toBe('<html>frame</html>')
  closed = true
  expect((await ask(`${ORIGIN}/m/slot`, page))?.status).toBe(503)
})

test('keeps a file, gives it without the network, and fetches it anew when it was changed (MOD-10)', async () => {
  let fetched = 0
  const { ask, caches } = start(() => {
    fetched += 1
    return Promise.resolve(new Response('code'))
  })
  const integrity = integrityOf('code')
  expect(await (await ask(FILE, { integrity }))?.text()).toBe('code')
  expect(await (await ask(FILE, { integrity }))?.text()).toBe('code')
  expect(fetched).toBe(1)
  await (await caches.open('assets-1')).put(FILE, new Response('other code'))
  expect(await (await ask(FILE, { integrity }))?.text()).toBe('code')
  expect(fetched).toBe(2)
})

test('keeps two hundred files, the oldest go first', async () => {
  const { ask, all } = start(() => Promise.resolve(new Response('code')))
  for (let file = 0; file < 205; file++) await ask(`${ORIGIN}/m/-/assets/lobby/${file}.js`)
  const kept = [...(all.get('assets-1')?.keys() ?? [])]
  expect(kept).toHaveLength(200)
  expect(kept[0]).toBe(`${ORIGIN}/m/-/assets/lobby/5.js`)
})

test('renews the frame for another release or language, and keeps the old one when that fails', async () => {
  let mark = 'r1 TY'
  let down = false
  const { dispatch, caches } = start(() =>
    down ? Promise.reject(new TypeError('offline')) : Promise.resolve(frame(mark)),
  )
  const kept = async () => (await caches.match('/m/-/frame'))?.headers.get('X-Frame')
  await dispatch('install')
  mark = 'r2 EN'
  await dispatch('message', { data: 'r1 TY' })
  expect(await kept()).toBe('r1 TY')
  down = true
  await dispatch('message', { data: 'r2 EN' })
  expect(await kept()).toBe('r1 TY')
  down = false
  await dispatch('message', { data: 'r2 EN' })
  expect(await kept()).toBe('r2 EN')
})

test('forgets caches of earlier kinds when it takes its place', async () => {
  const { dispatch, caches, all } = start(() => Promise.resolve(frame()))
  await caches.open('assets-0')
  await dispatch('install')
  await dispatch('activate')
  expect([...all.keys()]).toEqual(['frame-1'])
})
