import '#testing/text-encoder.ts'
import { site, startSession } from '@site/shared-api'
import type { WireCall } from '@site/shared-api/testing'
import {
  begin,
  endVisit,
  line,
  MEMBER,
  page,
  seqs,
  settle,
  state,
  publishChat,
  visit,
} from '#testing/chat-room.ts'

const pathsOf = (calls: readonly WireCall[]) => calls.map(({ url }) => url.replace('/wps/chat/', ''))

test('takes each line once and in order, also when an event comes twice or late (CON-08)', async () => {
  const [room] = await begin({ 'GET /wps/chat/conversation': page([line(1)]) })
  publishChat({ entry: line(2) })
  publishChat({ entry: line(2) })
  publishChat({ entry: line(1) })
  expect(seqs(room)).toEqual([1, 2])
})

test('a gap is fetched from the last line that is there (CON-08)', async () => {
  const answers = [page([line(1)]), page([line(2), line(3), line(4)])]
  const [room, calls] = await begin({ 'GET /wps/chat/conversation': () => answers.shift() ?? page([]) })
  publishChat({ entry: line(4) })
  await settle()
  expect(seqs(room)).toEqual([1, 2, 3, 4])
  expect(pathsOf(calls).at(-1)).toBe('conversation?after=1&limit=100')
})

test('what is written without a network waits, in its order and under its id, and is sent once it is back (CON-08)', async () => {
  let isOff = true
  const sent: { clientId: string; text: string }[] = []
  const [room] = await begin({
    'GET /wps/chat/conversation': page([]),
    'POST /wps/chat/messages': ({ body }: WireCall) => {
      const said = body as { clientId: string; text: string } // reason: what the room sends
      sent.push(said)
      if (isOff) return 'offline'
      const seq = new Set(sent.slice(1).map(({ clientId }) => clientId)).size
      return { value: { entry: line(seq, 'member', said.clientId), state: state(seq) } }
    },
  })
  room.send({ text: 'first' })
  room.send({ text: 'second' })
  await settle()
  expect(room.get().pending.map(({ text }) => text)).toEqual(['first', 'second'])
  expect(sent).toHaveLength(1)
  expect(room.get().isOffline).toBe(true)
  isOff = false
  await jest.advanceTimersByTimeAsync(3_000)
  expect(sent.map(({ text }) => text)).toEqual(['first', 'first', 'second'])
  expect(sent[0]?.clientId).toBe(sent[1]?.clientId)
  expect([seqs(room), room.get().pending]).toEqual([[1, 2], []])
  expect(room.get().isOffline).toBe(false)
})

test('what waits survives a reload, for its writer alone (CON-08)', async () => {
  const offline = { 'GET /wps/chat/conversation': page([]), 'POST /wps/chat/messages': 'offline' as const }
  const [room] = await begin(offline)
  room.send({ text: 'not sent yet' })
  await settle()
  endVisit()
  const again = await visit()
  expect(again.get().pending.map(({ text }) => text)).toEqual(['not sent yet'])
  endVisit()
  startSession({ ...MEMBER, userName: 'another-member' })
  const other = await visit()
  expect(other.get().pending).toEqual([])
})

test('a message that came as a guest’s when the guest had just signed in is said again as the member’s (CON-08)', async () => {
  const tries: unknown[] = []
  const [room] = await begin({
    'GET /wps/chat/conversation': page([]),
    'POST /wps/chat/messages': ({ body }: WireCall) => {
      const { clientId } = body as { clientId: string } // reason: what the room sends
      tries.push(clientId)
      if (tries.length === 1) return { status: 409, code: 'changed_meanwhile' }
      return { value: { entry: line(1, 'member', clientId), state: state(1) } }
    },
  })
  room.send({ text: 'late' })
  await settle()
  expect(room.get()).toMatchObject({ pending: [{ text: 'late' }], isOffline: false })
  expect(room.get().pending[0]).not.toHaveProperty('isSlowed')
  await jest.advanceTimersByTimeAsync(3_000)
  expect([tries.length, new Set(tries).size, seqs(room)]).toEqual([2, 1, [1]])
})

test('a refused message waits for a word of its writer, the next one goes on (CON-08)', async () => {
  let isRefused = true
  const [room] = await begin({
    'GET /wps/chat/conversation': page([]),
    'POST /wps/chat/messages': ({ body }: WireCall) => {
      const { clientId } = body as { clientId: string } // reason: what the room sends
      if (isRefused) {
        isRefused = false
        return { status: 400, code: 'invalid_input' }
      }
      return { value: { entry: line(1, 'member', clientId), state: state(1) } }
    },
  })
  room.send({ text: 'bad' })
  room.send({ text: 'good' })
  await settle()
  await settle()
  expect(room.get().pending).toMatchObject([{ text: 'bad', failed: 'invalid_input' }])
  expect(seqs(room)).toEqual([1])
})

test('a message over the rate limit is shown as slowed and goes out by itself (CON-08)', async () => {
  const tries: string[] = []
  const [room] = await begin({
    'GET /wps/chat/conversation': page([]),
    'POST /wps/chat/messages': ({ body }: WireCall) => {
      const { clientId } = body as { clientId: string } // reason: what the room sends
      tries.push(clientId)
      if (tries.length === 1) return { status: 429, code: 'too_many_requests', data: { retryAfter: 20 } }
      return { value: { entry: line(1, 'member', clientId), state: state(1) } }
    },
  })
  room.send({ text: 'one more' })
  await settle()
  expect(room.get()).toMatchObject({ pending: [{ text: 'one more', isSlowed: true }], isOffline: false })
  await jest.advanceTimersByTimeAsync(19_000)
  expect(tries).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(new Set(tries).size).toBe(1)
  expect([seqs(room), room.get().pending]).toEqual([[1], []])
})

test('what is on the screen is marked as read, once, and while the page is seen (CON-08)', async () => {
  const unread = { state: state(1, { unread: 1 }) }
  const [, calls] = await begin({
    'GET /wps/chat/conversation': page([line(1)], unread),
    'POST /wps/chat/marks': { value: { state: state(1) } },
  })
  await settle()
  expect(calls.filter(({ url }) => url.endsWith('/marks')).map(({ body }) => body)).toEqual([{ read: 1 }])
})

test('a hidden page marks nothing as read until it is visible (CON-08)', async () => {
  const look = (state: string): void => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  look('hidden')
  const [, calls] = await begin({
    'GET /wps/chat/conversation': page([line(1)], { state: state(1, { unread: 1 }) }),
    'POST /wps/chat/marks': { value: { state: state(1) } },
  })
  const marks = () => calls.filter(({ url }) => url.endsWith('/marks'))
  expect(marks()).toEqual([])
  look('visible')
  expect(marks()).toHaveLength(1)
})

test('the other side types until it has been silent for five seconds, or has said it (CON-08)', async () => {
  const [room] = await begin({ 'GET /wps/chat/conversation': page([line(1)]) })
  publishChat({ typing: true })
  await jest.advanceTimersByTimeAsync(4_000)
  publishChat({ typing: true })
  await jest.advanceTimersByTimeAsync(4_999)
  expect(room.get().isTyping).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(room.get().isTyping).toBe(false)
  publishChat({ typing: true })
  publishChat({ entry: line(2) })
  expect(room.get().isTyping).toBe(false)
})

test('another member who signs in has their own conversation (SHL-25)', async () => {
  const answers = [page([line(1), line(2)]), page([])]
  const [room] = await begin({ 'GET /wps/chat/conversation': () => answers.shift() ?? page([]) })
  expect(seqs(room)).toEqual([1, 2])
  site().bus.emit('sessionEnded', { reason: 'logout' })
  await settle()
  expect(seqs(room)).toEqual([])
})
