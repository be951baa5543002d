import { clearSession, site, startSession } from '@site/shared-api'
import { fakeWire, startTestSite, type WireCall } from '@site/shared-api/testing'
import { ChatRoom } from '#features/chat/chat-room.ts'

export const MEMBER = {
  token: 't',
  merchantCode: 'lotus',
  userName: 'mali',
  type: 0,
  firstTimeLogin: false,
}
const STATE = { status: 'open', operator: 'anna', lastSeq: 0, delivered: 0, read: 0, unread: 0, rating: null }

/** A line of a conversation, as the platform sends it. */
export const line = (seq: number, from: 'member' | 'operator' = 'operator', clientId = `c${seq}`) => ({
  ...{ seq, clientId, from, kind: 'text', text: `line ${seq}`, picture: null, by: null },
  at: '2026-11-24T10:00:00.000Z',
})
export const state = (lastSeq: number, more: object = {}) => ({ ...STATE, lastSeq, ...more })
export const page = (lines: object[], more: object = {}) => ({
  value: {
    ...{ state: state(lines.length), office: { open: true, opensAt: null } },
    ...{ entries: lines, hasEarlier: false, hasLater: false, ...more },
  },
})

export const settle = () => jest.advanceTimersByTimeAsync(0)
export const seqs = (room: ChatRoom) => room.get().entries.map(({ seq }) => seq)

type EmitArguments = Parameters<ReturnType<typeof site>['bus']['emit']>
/** An event of the stream. */
export const publishChat = (event: object): void =>
  site().bus.emit(...(['chatTold', event] as unknown as EmitArguments)) // reason: lines of a test lack what is not looked at

let leave: (() => void) | undefined

/** A page of the conversation, opened. */
export async function visit(): Promise<ChatRoom> {
  const room = new ChatRoom()
  leave = room.start()
  await settle()
  return room
}
export const endVisit = (): void => leave?.()

/** A site with such answers, and the page of the conversation on it, seen by a member or by a guest. */
export async function begin(
  answers: Parameters<typeof fakeWire>[0],
  who: typeof MEMBER | 'a guest' = MEMBER,
): Promise<[ChatRoom, WireCall[]]> {
  startTestSite({ flags: ['CBS3'] })
  if (who !== 'a guest') startSession(who)
  const calls = fakeWire(answers)
  return [await visit(), calls]
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  Object.defineProperty(crypto, 'randomUUID', {
    value: () => `id-${Math.random().toString(36).slice(2)}`,
    configurable: true,
  })
})
afterEach(() => {
  leave?.()
  clearSession()
  jest.useRealTimers()
})
