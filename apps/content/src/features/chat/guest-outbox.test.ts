import '#testing/text-encoder.ts'
import { clearSession, site, startSession } from '@site/shared-api'
import type { WireCall } from '@site/shared-api/testing'
import { begin, endVisit, line, MEMBER, page, seqs, settle, state, visit } from '#testing/chat-room.ts'

describe('unsent messages of a guest when a member signs in (CON-08)', () => {
  interface Sent {
    readonly clientId: string
    readonly text: string
  }
  const said = (text: string) => ({ text })
  /** A guest who has said one thing, writes another and a picture without a network, and is back after `away`. */
  async function unsent(away: number) {
    let isOff = true
    const deliveries: [who: string | null, sent: Sent][] = []
    const answer = ({ body, headers, url }: WireCall) => {
      const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
      // reason: what the room sends; a picture is the body itself
      const sent = (body instanceof Blob ? query : body) as unknown as Sent
      if (isOff) return 'offline' as const
      deliveries.push([headers['Authorization'] ?? null, sent])
      const seq = deliveries.length + 1
      return { value: { entry: line(seq, 'member', sent.clientId), state: state(seq) } }
    }
    const [room] = await begin(
      {
        'GET /wps/chat/conversation': page([line(1, 'member')]),
        'POST /wps/chat/messages': answer,
        'POST /wps/chat/pictures': answer,
      },
      'a guest',
    )
    room.send(said('my password is gone'))
    room.send({ text: '', picture: { file: new Blob(), src: 'data:image/png;base64,' } })
    await settle()
    const ids = room.get().pending.map(({ clientId }) => clientId)
    jest.setSystemTime(Date.now() + away)
    isOff = false
    return { room, ids, deliveries }
  }

  test('goes along, in its order and each once under its id, on the page that is open', async () => {
    const { room, ids, deliveries } = await unsent(0)
    startSession(MEMBER)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(deliveries.map(([, { clientId }]) => clientId)).toEqual(ids)
    expect(deliveries.map(([who]) => who)).toEqual(['Bearer t', 'Bearer t'])
    expect([seqs(room), room.get().pending]).toEqual([[1, 2, 3], []])
  })

  test('goes along to the page that is opened after it', async () => {
    const { ids, deliveries } = await unsent(0)
    endVisit()
    startSession(MEMBER)
    await visit()
    expect(deliveries.map(([, { clientId }]) => clientId)).toEqual(ids.slice(0, 1))
  })

  test('stays the guest’s after half an hour, as what they have said does: the member who signs in then is another person', async () => {
    for (const [away, left] of [
      [29 * 60_000, 2],
      [31 * 60_000, 0],
    ] as const) {
      const { room, deliveries } = await unsent(away)
      startSession(MEMBER)
      await jest.advanceTimersByTimeAsync(100)
      expect([deliveries.length, room.get().pending]).toEqual([left, []])
      endVisit()
      clearSession()
      sessionStorage.clear()
    }
  })

  test('stays while they only try: a trial account is its visitor', async () => {
    const { room, ids } = await unsent(31 * 60_000)
    startSession({ ...MEMBER, userName: 'lotus.trial', type: 4 })
    expect(room.get().pending.map(({ clientId }) => clientId)).toEqual(ids)
  })

  test('and a member’s is never a guest’s, nor lost for it', async () => {
    const offline = { 'GET /wps/chat/conversation': page([]), 'POST /wps/chat/messages': 'offline' as const }
    const [room] = await begin(offline)
    room.send(said('mine'))
    clearSession()
    site().bus.emit('sessionEnded', { reason: 'logout' })
    await settle()
    expect(room.get().pending).toEqual([])
    startSession(MEMBER)
    await settle()
    expect(room.get().pending).toMatchObject([{ text: 'mine' }])
  })
})
