import { Frame, framingFault } from '#client/frame/frame'

const LOBBY = 'http://localhost:8080'
const CHANNEL = 'c'.repeat(22)

function stage() {
  const parent = { postMessage: jest.fn() }
  const target = new EventTarget()
  const self = Object.assign(target, { parent, top: parent })
  // reason: as much of a window as the frame uses
  const frame = new Frame({ self: self as unknown as Window, channel: CHANNEL, lobbyOrigin: LOBBY })
  const received: string[] = []
  for (const type of ['welcome', 'pause', 'resume', 'balance-changed'] as const)
    frame.on(type, () => received.push(type))
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}): void => {
    const event = new Event('message')
    target.dispatchEvent(Object.assign(event, { origin: LOBBY, source: parent, data, ...from }))
  }
  return {
    parent,
    frame,
    received,
    say,
    message: (type: string, n: number) => ({ site: 1, channel: CHANNEL, n, type }),
  }
}

describe('messages of the frame', () => {
  it('go to the lobby’s exact origin, counted', () => {
    const { frame, parent } = stage()
    frame.send({ type: 'hello' })
    frame.send({ type: 'round-ended', roundId: 'r' })
    expect(parent.postMessage.mock.calls).toEqual([
      [{ site: 1, channel: CHANNEL, n: 1, type: 'hello' }, LOBBY],
      [{ site: 1, channel: CHANNEL, n: 2, type: 'round-ended', roundId: 'r' }, LOBBY],
    ])
  })

  it('are received from the lobby alone, in order, once, on the channel', () => {
    const { received, say, message } = stage()
    say(message('welcome', 1))
    say(message('pause', 2))
    say(message('pause', 2))
    say(message('resume', 1))
    say(message('resume', 3), { origin: 'http://evil.example' })
    say(message('resume', 3), { origin: 'http://coral.localhost:8080' })
    say(message('resume', 3), { source: {} })
    say({ ...message('resume', 3), channel: 'x' })
    say({ ...message('resume', 3), site: 2 })
    say(message('exit', 3))
    say(message('toString', 3))
    say('resume')
    say(null)
    say({ ...message('resume', 3), n: Number.NaN })
    expect(received).toEqual(['welcome', 'pause'])
    say(message('balance-changed', 3))
    expect(received).toEqual(['welcome', 'pause', 'balance-changed'])
  })

  it('are not begun outside of a frame or in a frame of a frame', () => {
    const alone = { parent: undefined as unknown, top: undefined as unknown }
    alone.parent = alone
    const top = {}
    // reason: as much of a window as is looked at
    const fault = (window: unknown) => framingFault(window as Window)
    expect(fault(alone)).toBe('not_framed')
    expect(fault({ parent: top, top })).toBeUndefined()
    expect(fault({ parent: {}, top })).toBe('nested')
  })
})
