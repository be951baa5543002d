import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { WireAnswer } from '@site/shared-api/testing'
import { closePopup, logout, openPopup } from '@site/shared-api'
import { game, lobbySite, open, type Wire } from '#testing/lobby-site.tsx'
import GameScreen from './game.screen.tsx'

const ADDRESS = '/m/game?nodeId=1'
const LAUNCH = 'GET /wps/game/launchGame'
const ORIGIN = 'http://games.localhost:8081'
const launched = {
  url: `${ORIGIN}/play/x`,
  origin: ORIGIN,
  channel: 'channel-1',
  mode: 'real',
  nodeId: '1',
  gameName: 'Game 1',
  expiresAt: '',
}
const details = { ...game(1), gameId: 'jl-1', vendorName: 'Jade', gameCode: 'g1', lottoMode: null }
const wire: Wire = {
  'GET /wps/game/detail': { value: details },
  [LAUNCH]: { value: launched },
  'GET /wps/game/recent/add': { value: { nodeId: '1' } },
  'DELETE /wps/session/logout': { value: { ended: true } },
}

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe')
  if (found === null) throw new Error('no game is open')
  return found
}
let said = 0
interface From {
  readonly source?: MessageEventSource | null
  readonly origin?: string
  readonly channel?: string
  readonly n?: number
}
function postFromGame(
  type: string,
  { source = frame().contentWindow, origin = ORIGIN, channel = 'channel-1', n = (said += 1) }: From = {},
  more: object = {},
): void {
  const data = { site: 1, channel, n, type, ...more }
  act(() => void dispatchEvent(new MessageEvent('message', { data, source, origin })))
}
/** All messages from the page to the game from now on. */
function messagesTo(game: HTMLIFrameElement): unknown[] {
  const messages: unknown[] = []
  if (game.contentWindow !== null)
    game.contentWindow.postMessage = (message: unknown, to: unknown) => void messages.push([message, to])
  return messages
}
const state = () => document.querySelector('[data-screen=game]')?.getAttribute('data-state')
const launches = (calls: readonly { url: string }[]) => calls.filter(({ url }) => url.includes('launchGame'))

async function opened(over: Wire = {}) {
  const made = lobbySite({ wire: { ...wire, ...over }, member: true })
  open(GameScreen, ADDRESS)
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  return made
}

describe('the screen of a game', () => {
  it('is pending until the game itself says that it is ready, then is published to every module (GAM-01, LOB-23)', async () => {
    const { site, calls } = await opened()
    expect(state()).toBe('loading')
    expect(launches(calls).map(({ url }) => url)).toEqual([
      '/wps/game/launchGame?category=RNG&freePlay=0&gameId=jl-1&nodeId=1&vendor=JL&merchant=lotus&language=EN&platform=html5&clientType=2&gateway=3',
    ])
    postFromGame('ready')
    expect(state()).toBe('ready')
    expect(site.facts).toContainEqual(
      expect.objectContaining({ name: 'gameLaunched', data: { nodeId: '1' } }),
    )
    await waitFor(() =>
      expect(calls.map(({ url }) => url)).toContain(
        '/wps/game/recent/add?nodeId=1&merchant=lotus&language=EN',
      ),
    )
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
    expect(frame().getAttribute('src')).toBe(`${ORIGIN}/play/x`)
  })

  it('accepts only the next message of its own frame, origin and launch (GAM-06)', async () => {
    const { site } = await opened()
    postFromGame('ready', { source: window })
    postFromGame('ready', { origin: 'http://localhost' })
    postFromGame('ready', { channel: 'channel-2' })
    postFromGame('ready', { n: Number.NaN })
    postFromGame('something else')
    expect(state()).toBe('loading')
    postFromGame('hello', { n: 10 })
    postFromGame('ready', { n: 10 })
    postFromGame('ready', { n: 9 })
    expect(state()).toBe('loading')
    postFromGame('ready', { n: 11 })
    expect(state()).toBe('ready')
    // Also after a new render: a message received before is not accepted again.
    postFromGame('exit', { n: 1 })
    postFromGame('exit', { n: 11 })
    expect(site.visits).toEqual([])
  })

  it('welcomes the game, pauses it under a popup and reports a changed balance, to its origin alone (GAM-06)', async () => {
    const { site } = await opened()
    const messages = messagesTo(frame())
    act(() => site.bus.emit('balanceChanged', {}))
    expect(messages).toEqual([])
    postFromGame('hello')
    act(() => openPopup('rounds'))
    act(() => closePopup('rounds'))
    act(() => site.bus.emit('balanceChanged', {}))
    expect(messages).toEqual(
      ['welcome', 'pause', 'resume', 'balance-changed'].map((type, index) => [
        { site: 1, channel: 'channel-1', n: index + 1, type },
        ORIGIN,
      ]),
    )
  })

  it('keeps the session alive with a round, not with every one (GAM-06)', async () => {
    const { calls } = await opened({ 'POST /wps/session/renew': { value: { expiresAt: '' } } })
    postFromGame('ready')
    postFromGame('round-started', {}, { roundId: 'r1' })
    postFromGame('round-started', {}, { roundId: 'r2' })
    await waitFor(() =>
      expect(calls.filter(({ url }) => url === '/wps/session/renew').map(({ method }) => method)).toEqual([
        'POST',
      ]),
    )
  })

  it('says plainly when the provider goes while playing (GAM-06)', async () => {
    await opened()
    postFromGame('ready')
    postFromGame('failed', {}, { code: 'provider_down' })
    expect(screen.getByText('Jade is taking a break')).toBeTruthy()
  })

  it('goes back when the game is left', async () => {
    const { site } = await opened()
    postFromGame('exit')
    expect(site.visits).toContainEqual({ to: 'back', replace: false })
  })

  it('asks for a launch of its own at every reload', async () => {
    const { calls } = await opened()
    postFromGame('ready')
    fireEvent.click(screen.getByRole('button', { name: 'Load the game again' }))
    expect(state()).toBe('loading')
    await waitFor(() => expect(launches(calls)).toHaveLength(2))
  })

  it('leads who has no session through the login', async () => {
    const { site, calls } = lobbySite({ wire })
    open(GameScreen, ADDRESS)
    expect(site.visits).toEqual([{ to: '/m/login?next=%2Fm%2Fgame%3FnodeId%3D1', replace: true }])
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(launches(calls)).toEqual([])
  })

  it('starts one trial session for a visitor’s free play, then launches with its flag (GAM-01)', async () => {
    const value = {
      token: 't',
      merchantCode: 'lotus',
      userName: 'trial1',
      trialUser: 'trial1',
      type: 4,
      firstTimeLogin: true,
      result: 1,
      expiresAt: '',
    }
    const { calls } = lobbySite({ wire: { ...wire, 'POST /wps/session/login/freeplay': { value } } })
    open(GameScreen, `${ADDRESS}&free=1`)
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { module: 'FREEPLAY' },
    ])
    expect(launches(calls)[0]?.url).toContain('freePlay=1')
    expect(sessionStorage.getItem('trialUser')).toBe('trial1')
    expect(screen.getByText('Free play')).toBeTruthy()
  })

  it('says why a game does not open, and opens it at the second try', async () => {
    let answer: WireAnswer = { status: 503, code: 'provider_down' }
    lobbySite({ wire: { ...wire, [LAUNCH]: () => answer }, member: true })
    open(GameScreen, ADDRESS)
    expect(await screen.findByText('Jade is taking a break')).toBeTruthy()
    answer = { value: launched }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  })

  it('says so when nothing answers within fifteen seconds (GAM-01)', async () => {
    jest.useFakeTimers()
    try {
      lobbySite({ wire: { ...wire, [LAUNCH]: new Promise<WireAnswer>(() => undefined) }, member: true })
      open(GameScreen, ADDRESS)
      await act(() => jest.advanceTimersByTimeAsync(15_000))
      expect(screen.getByText('The game does not answer')).toBeTruthy()
    } finally {
      jest.useRealTimers()
    }
  })

  it('closes the game when the session ends, here or in another tab', async () => {
    await opened()
    postFromGame('ready')
    await act(() => logout())
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByText('You are no longer logged in')).toBeTruthy()
  })

  it('closes the game when a limit of time is reached (MEM-09)', async () => {
    const clock = { since: '2026-11-25T10:00:00Z', seconds: 420, every: 5, due: false, left: 0 }
    await opened({ 'POST /wps/member/play/clock': { value: clock } })
    postFromGame('ready')
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    expect(state()).toBe('failed')
    expect(screen.getByText('Not open to your account')).toBeTruthy()
  })

  it('rests the game under the reality check while the platform says that it is due (MEM-09, GAM-06)', async () => {
    const clock = { since: '2026-11-25T10:00:00Z', seconds: 300, every: 5, due: true, left: 120 }
    const { calls } = await opened({ 'POST /wps/member/play/clock': { value: clock } })
    const messages = messagesTo(frame())
    postFromGame('hello')
    expect(calls.filter(({ url }) => url.includes('/play/clock'))).toEqual([])
    postFromGame('ready')
    await waitFor(() => expect(messages).toHaveLength(2))
    expect(messages).toMatchObject([
      [{ type: 'welcome' }, ORIGIN],
      [{ type: 'pause' }, ORIGIN],
    ])
    expect(state()).toBe('ready')
  })

  it('knows an address that names no game', () => {
    const { calls } = lobbySite({ wire, member: true })
    open(GameScreen, '/m/game?nodeId=<script>')
    expect(screen.getByText('This game is not here')).toBeTruthy()
    expect(calls).toEqual([])
  })
})
