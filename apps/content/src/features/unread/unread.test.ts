import { clearSession, openPopup, site, startSession } from '@site/shared-api'
import { fakeWire, startTestSite, testPopup, testRoute, type WireCall } from '@site/shared-api/testing'
import { noteMenuOpened, unreadStream } from './unread.stream.ts'

const notices = (unread: number) => ({ value: { list: [], unread, chosen: null, nextCursor: null } })
const FLAGS = ['CBS3', 'MAILCEN']
const session = (type: number) => ({
  token: 't',
  merchantCode: 'lotus',
  userName: 'mali',
  type,
  firstTimeLogin: false,
})
let last: unknown
const subscriptions: { unsubscribe: () => void }[] = []

function follow(type: number | null, flags: readonly string[] = FLAGS): WireCall[] {
  const calls = fakeWire({
    'GET /wps/chat/unread': { value: { count: 2 } },
    'GET /wps/inbox/unread': { value: { count: 120 } },
    'GET /wps/announcements/notices': notices(2),
  })
  startTestSite({
    flags: [...flags],
    popups: ['service', 'notices'].map(testPopup),
    routes: [testRoute('/m/webEmail')],
  })
  if (type !== null) startSession(session(type))
  subscriptions.push(
    unreadStream().subscribe((unread) => {
      last = unread
    }),
  )
  return calls
}
const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms)
}
const requestCount = (calls: readonly WireCall[], path: string): number =>
  calls.filter(({ url }) => url.startsWith(path)).length

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  subscriptions.splice(0).forEach((one) => one.unsubscribe())
  clearSession()
  jest.useRealTimers()
})

test('counts chat, mails and notices of a member (SHL-24)', async () => {
  follow(0)
  await pass(1)
  expect(last).toEqual({ chat: 2, inbox: 120, notices: 2 })
})

test('asks nothing for a trial account, nor for a guest (SHL-24)', async () => {
  for (const type of [4, null]) {
    const calls = follow(type)
    await pass(1_000)
    expect(calls).toEqual([])
    expect(last).toEqual({ chat: 0, inbox: 0, notices: 0 })
  }
})

test.each([
  [['CBS3'], { chat: 2, inbox: 0, notices: 2 }],
  [['MAILCEN'], { chat: 0, inbox: 120, notices: 2 }],
])('with the flags %j counts %j (SHL-24, MOD-05)', async (flags, unread) => {
  follow(0, flags)
  await pass(1)
  expect(last).toEqual(unread)
})

test('asks at most once in 250 ms, and once more for what came in between (SHL-24)', async () => {
  const calls = follow(0)
  await pass(1)
  expect(requestCount(calls, '/wps/chat/unread')).toBe(1)
  for (let tap = 0; tap < 8; tap += 1) site().bus.emit('noticesRead', { ids: ['1'] })
  await pass(200)
  expect(requestCount(calls, '/wps/chat/unread')).toBe(1)
  await pass(60)
  expect(requestCount(calls, '/wps/chat/unread')).toBe(2)
  await pass(1_000)
  expect(requestCount(calls, '/wps/chat/unread')).toBe(2)
})

test('asks anew when the menu opens, when the page is looked at again and for a new session (SHL-24)', async () => {
  const calls = follow(0)
  await pass(1_000)
  noteMenuOpened()
  await pass(1_000)
  expect(requestCount(calls, '/wps/inbox/unread')).toBe(2)
  globalThis.dispatchEvent(new Event('focus'))
  await pass(1_000)
  expect(requestCount(calls, '/wps/inbox/unread')).toBe(3)
  startSession(session(0))
  await pass(1_000)
  expect(requestCount(calls, '/wps/inbox/unread')).toBe(4)
  openPopup('login')
  await pass(1_000)
  expect(requestCount(calls, '/wps/inbox/unread')).toBe(4)
})

test('a count that cannot be had is no badge and no error (A8)', async () => {
  const calls = follow(0)
  await pass(1_000)
  fakeWire({ 'GET /wps/announcements/notices': notices(0) })
  site().bus.emit('noticesRead', { ids: [] })
  await pass(1_000)
  expect(calls.length).toBeGreaterThan(0)
  expect(last).toEqual({ chat: 0, inbox: 0, notices: 0 })
})
