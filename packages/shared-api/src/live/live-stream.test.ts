import { inboxUnreadQuery } from '../endpoints/counters.api.ts'
import { walletsQuery } from '../endpoints/wallet.api.ts'
import { startSession } from '../session/session.actions.ts'
import { fakeWire, startTestSite } from '../testing/index.ts'
import { live } from './live-stream.ts'

class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static readonly all: FakeStream[] = []
  readyState = 0
  onopen: (() => void) | undefined
  onerror: (() => void) | undefined
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url

    FakeStream.all.push(this)
  }
  close(): void {
    this.readyState = 2
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  fails(readyState: 0 | 2): void {
    this.readyState = readyState
    this.onerror?.()
  }
  sends(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}
const streams = FakeStream.all
const newest = (): FakeStream => {
  const stream = streams.at(-1)
  if (!stream) throw new Error('no stream was opened')
  return stream
}
const see = (visibility: 'visible' | 'hidden'): void => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  streams.length = 0
  Object.defineProperty(globalThis, 'EventSource', { value: FakeStream, configurable: true })
  see('visible')
})
afterEach(() => jest.useRealTimers())

test('all parts of the page share one stream, and what it sends is an event (LOB-08)', () => {
  const site = startTestSite()
  const leave = [live.join(), live.join()]
  jest.runOnlyPendingTimers()
  expect(streams.map(({ url }) => url)).toEqual(['/wps/events?merchant=lotus'])
  newest().opens()
  expect(live.state.value).toBe('open')
  newest().sends('winner', { id: 'w1' })
  expect(site.facts.map(({ name, data }) => [name, data])).toEqual([['gameWon', { id: 'w1' }]])
  leave[0]?.()
  expect(newest().readyState).toBe(1)
  leave[1]?.()
  expect(newest().readyState).toBe(2)
  expect(live.state.value).toBe('off')
})

test('a hidden page lets go of the stream and takes it up again', () => {
  startTestSite()
  const leave = live.join()
  jest.runOnlyPendingTimers()
  see('hidden')
  expect([newest().readyState, live.state.value]).toEqual([2, 'off'])
  see('visible')
  expect(streams).toHaveLength(2)
  leave()
})

test('a lost stream is down until it opens again; a refused one is requested again', () => {
  startTestSite()
  const leave = live.join()
  jest.runOnlyPendingTimers()
  newest().fails(0)
  expect(live.state.value).toBe('down')
  newest().opens()
  expect(live.state.value).toBe('open')
  newest().fails(2)
  expect(live.state.value).toBe('down')
  expect(streams).toHaveLength(1)
  jest.advanceTimersByTime(20_000)
  expect(streams).toHaveLength(2)
  leave()
})

const MEMBER = { token: 't', merchantCode: 'lotus', userName: 'demo', type: 0, firstTimeLogin: false }
const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(0)

test('a member’s stream is opened with a ticket, and the balance it sends is shown at once (GAM-06)', async () => {
  const site = startTestSite()
  startSession(MEMBER)
  let tickets = 0
  const calls = fakeWire({ 'POST /wps/events/ticket': () => ({ value: { ticket: `k${(tickets += 1)}` } }) })
  const { queryKey } = walletsQuery()
  site.queries.setQueryData(queryKey, { sumBalance: '10.00', currency: 'THB', wallets: [] })
  const leave = live.join()
  jest.advanceTimersByTime(1)
  await settle()
  expect(calls[0]?.headers['Authorization']).toBe('Bearer t')
  expect(streams.map(({ url }) => url)).toEqual(['/wps/events?merchant=lotus&ticket=k1'])
  newest().sends('balance', { sumBalance: '12.50', currency: 'THB' })
  expect(site.queries.getQueryData(queryKey)).toMatchObject({ sumBalance: '12.50' })
  newest().sends('balance', { sumBalance: '12.50', currency: 'THB' })
  const changes = site.facts.filter(({ name }) => name === 'balanceChanged')
  expect(changes.map(({ data }) => data)).toEqual([{ sumBalance: '12.50' }])
  newest().fails(0)
  jest.advanceTimersByTime(3_000)
  await settle()
  expect(streams.map(({ url }) => url.split('ticket=')[1])).toEqual(['k1', 'k2'])
  leave()
})

test('money that the page has read before the stream sends it is an event all the same: a bonus that was read before it follows (MEM-02, GAM-06)', async () => {
  const site = startTestSite()
  startSession(MEMBER)
  fakeWire({ 'POST /wps/events/ticket': { value: { ticket: 'k' } } })
  const { queryKey } = walletsQuery()
  const read = (sumBalance: string): unknown =>
    site.queries.setQueryData(queryKey, { sumBalance, currency: 'THB', wallets: [] })
  read('10.00')
  const leave = live.join()
  jest.advanceTimersByTime(1)
  await settle()
  newest().sends('balance', { sumBalance: '9.00', currency: 'THB' })
  read('10.01')
  newest().sends('balance', { sumBalance: '10.01', currency: 'THB' })
  const changes = site.facts.filter(({ name }) => name === 'balanceChanged')
  expect(changes.map(({ data }) => data)).toEqual([{ sumBalance: '9.00' }, { sumBalance: '10.01' }])
  leave()
})

test('unread messages are published once, and shown as their number (SHL-24)', async () => {
  const site = startTestSite()
  startSession(MEMBER)
  fakeWire({ 'POST /wps/events/ticket': { value: { ticket: 'k' } } })
  const leave = live.join()
  jest.advanceTimersByTime(1)
  await settle()
  for (const unread of [3, 3, 0]) newest().sends('inbox', { unread })
  const changes = site.facts.filter(({ name }) => name === 'inboxChanged')
  expect(changes.map(({ data }) => data)).toEqual([{ unread: 3 }, { unread: 0 }])
  expect(site.queries.getQueryData(inboxUnreadQuery().queryKey)).toEqual({ count: 0 })
  leave()
})

test('the stream follows who is signed in', async () => {
  const site = startTestSite()
  fakeWire({ 'POST /wps/events/ticket': { value: { ticket: 'k' } } })
  const leave = live.join()
  jest.advanceTimersByTime(1)
  newest().opens()
  expect(newest().url).toBe('/wps/events?merchant=lotus')
  startSession(MEMBER)
  expect(newest().readyState).toBe(2)
  jest.advanceTimersByTime(250)
  await settle()
  expect(newest().url).toBe('/wps/events?merchant=lotus&ticket=k')
  site.bus.emit('sessionEnded', { reason: 'logout' })
  expect(newest().readyState).toBe(2)
  leave()
})

test('the end of the session is an event with its reason; the end of a previous one is ignored (SHL-34)', async () => {
  const site = startTestSite()
  startSession(MEMBER)
  fakeWire({ 'POST /wps/events/ticket': { value: { ticket: 'k' } } })
  const leave = live.join()
  jest.advanceTimersByTime(1)
  await settle()
  const previous = newest()
  startSession({ ...MEMBER, token: 'another' })
  previous.sends('sessionEnded', { reason: 'elsewhere' })
  const ends = () => site.facts.filter(({ name }) => name === 'sessionEnded').map(({ data }) => data)
  expect(ends()).toEqual([])
  jest.advanceTimersByTime(250)
  await settle()
  newest().sends('sessionEnded', { reason: 'logout' })
  expect(ends()).toEqual([])
  newest().sends('sessionEnded', { reason: 'elsewhere' })
  expect(ends()).toEqual([{ reason: 'elsewhere' }])
  leave()
})
