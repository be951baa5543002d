import { startTestSite } from '../testing/index.ts'
import { live } from './live-stream.ts'

class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static readonly all: FakeStream[] = []
  readyState = 0
  onopen: (() => void) | undefined
  onerror: (() => void) | undefined
  constructor(readonly url: string) {
    super()
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
  tells(event: string, data: unknown): void {
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

test('everybody on the page shares one stream, and what it tells is a fact (LOB-08)', () => {
  const site = startTestSite()
  const leave = [live.join(), live.join()]
  jest.runOnlyPendingTimers()
  expect(streams.map(({ url }) => url)).toEqual(['/wps/events?merchant=lotus'])
  newest().opens()
  expect(live.state.value).toBe('open')
  newest().tells('winner', { id: 'w1' })
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

test('a lost stream is down until it opens again; a refused one is asked for again', () => {
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
