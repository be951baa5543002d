import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Delivery } from '#delivery.ts'
import { localBuilds } from '#preview/local-builds.ts'
import { eventRoutes } from './event.routes.ts'

let app: FastifyInstance
let site: string
let revision: string
/** What a look at the brands waits for. */
let slow: Promise<void> | undefined
let looks: { brands: number; registry: number }
let open: ClientRequest[]

const BRANDS = [{ merchant: 'lotus' }, { merchant: 'coral' }]

beforeEach(async () => {
  ;[revision, slow, looks, open] = ['r1', undefined, { brands: 0, registry: 0 }, []]
  app = Fastify({ trustProxy: true })
  // reason: the routes look at nothing else of it
  const delivery = {
    brands: {
      async all() {
        looks.brands += 1
        await slow
        return BRANDS
      },
    },
    registry: {
      revision() {
        looks.registry += 1
        return revision
      },
    },
    localBuilds: localBuilds(undefined),
  } as unknown as Delivery
  eventRoutes(app, delivery)
  await app.listen({ host: '127.0.0.1', port: 0 })
  // reason: a server that listens on a port has an address of this shape
  site = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const one of open) one.destroy()
  await app.close()
})

function ask(address: string, merchant = 'lotus'): ClientRequest {
  const clientRequest = request(`${site}/m/-/events?brand=${merchant}`, {
    headers: { 'X-Forwarded-For': address },
    agent: false,
  })
  clientRequest.on('error', () => undefined)
  clientRequest.end()
  open.push(clientRequest)
  return clientRequest
}

interface Stream {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly clientRequest: ClientRequest
  /** All that came so far. */
  text(): string
  readonly ended: Promise<void>
}

async function stream(address: string, merchant?: string): Promise<Stream> {
  const clientRequest = ask(address, merchant)
  const answer = await new Promise<IncomingMessage>((done) => clientRequest.on('response', done))
  let text = ''
  answer.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = new Promise<void>((done) => answer.on('close', done))
  return { status: answer.statusCode, headers: answer.headers, clientRequest, text: () => text, ended }
}

const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test('one look at a newer plan notifies a hundred open pages (MOD-06)', async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, (_, n) => stream(`10.0.0.${n}`)))
  looks = { brands: 0, registry: 0 }
  const before = pages[0]?.text()
  revision = 'r2'
  await pause(1_300)
  expect(looks.brands).toBeLessThan(6)
  expect(looks.registry).toBeLessThan(12)
  for (const page of pages) {
    expect(page.text()).toMatch(/^retry: \d+\n\nevent: plan\ndata: \w+\n\nevent: plan\ndata: \w+\n\n$/)
    expect(page.text()).not.toBe(before)
  }
})

test('a page that is gone before its stream began leaves nothing behind (PLT-07)', async () => {
  const before = timers()
  let go: () => void = () => undefined
  slow = new Promise((done) => (go = done))
  for (let n = 0; n < 300; n += 1) ask(`10.1.${n % 250}.1`)
  while (looks.brands < 300) await pause(10)
  for (const one of open) one.destroy()
  await pause(300)
  go()
  slow = undefined
  await pause(300)
  expect(timers()).toBeLessThanOrEqual(before + 1)
  looks = { brands: 0, registry: 0 }
  await pause(1_200)
  expect(looks).toEqual({ brands: 0, registry: 0 })
})

test('one address, or one /64 of IPv6, has so many streams and no more; others have theirs (PLT-07)', async () => {
  const most = 200
  const pages = await Promise.all(
    Array.from({ length: most }, (_, n) => stream(`2001:db8:1:2::${n.toString(16)}`)),
  )
  expect(pages.every(({ status }) => status === 200)).toBe(true)
  const more = await stream('2001:db8:1:2:ffff::1')
  expect([more.status, more.headers['retry-after']]).toEqual([429, '30'])
  await more.ended
  expect(JSON.parse(more.text())).toMatchObject({ success: false, code: 'too_many_requests' })
  expect((await stream('2001:db8:1:3::1')).status).toBe(200)
  pages[0]?.clientRequest.destroy()
  await pause(200)
  expect((await stream('2001:db8:1:2:ffff::1')).status).toBe(200)
})

test('streams end by themselves when the service does, with a word when to come back (PLT-07)', async () => {
  const pages = await Promise.all([stream('10.0.0.1'), stream('10.0.0.2', 'coral')])
  const closing = app.close()
  await Promise.all(pages.map(({ ended }) => ended))
  for (const page of pages) expect(page.text()).toMatch(/\nretry: \d+\n\n$/)
  await closing
})

test('a stream of no brand is not found', async () => {
  expect((await stream('10.0.0.1', 'none')).status).toBe(404)
})
