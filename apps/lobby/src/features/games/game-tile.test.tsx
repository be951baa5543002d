import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { WireAnswer } from '@site/shared-api/testing'
import { game, games, lobbySite, open, type Wire } from '#testing/lobby-site.tsx'
import { GameList } from './game-list.tsx'

const wire: Wire = {
  'GET /wps/game/favourites/ids': { value: ['2'] },
  'POST /wps/game/favourites': { value: { nodeId: '1' } },
  'DELETE /wps/game/favourites': { value: { nodeId: '2' } },
  'GET /wps/game/recent/add': { value: { nodeId: '1' } },
}
const heart = (name: string) => screen.getByRole('button', { name: `Favourite: ${name}` })
const liked = (name: string) => heart(name).getAttribute('aria-pressed') === 'true'
const Two = () => <GameList games={games(1, 2)} layout="grid" />
const toasts = (facts: readonly { name: string; data: unknown }[]) =>
  facts.filter(({ name }) => name === 'toastRequested').map(({ data }) => data)

describe('the heart of a game', () => {
  it('is set at once, sent to the platform and published to every module (LOB-13)', async () => {
    let answer: (value: { value: unknown }) => void = () => undefined
    const { site, calls } = lobbySite({
      wire: { ...wire, 'POST /wps/game/favourites': new Promise((settle) => (answer = settle)) },
      member: true,
    })
    open(Two, '/m/home')
    await waitFor(() => expect(liked('Game 2')).toBe(true))
    fireEvent.click(heart('Game 1'))
    await waitFor(() => expect(liked('Game 1')).toBe(true))
    expect(site.facts.some(({ name }) => name === 'favouritesChanged')).toBe(false)
    await act(async () => answer({ value: { nodeId: '1' } }))
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ nodeId: '1', vendor: 'JL' })
    await waitFor(() =>
      expect(site.facts).toContainEqual(
        expect.objectContaining({ name: 'favouritesChanged', data: { nodeId: '1', favourite: true } }),
      ),
    )
  })

  it('undoes itself and says so when the platform refuses (LOB-13)', async () => {
    let answer: (value: WireAnswer) => void = () => undefined
    const { site } = lobbySite({
      wire: { ...wire, 'DELETE /wps/game/favourites': new Promise((settle) => (answer = settle)) },
      member: true,
    })
    open(Two, '/m/home')
    await waitFor(() => expect(liked('Game 2')).toBe(true))
    fireEvent.click(heart('Game 2'))
    await waitFor(() => expect(liked('Game 2')).toBe(false))
    await act(async () => answer({ status: 503, code: 'temporarily_unavailable' }))
    await waitFor(() => expect(liked('Game 2')).toBe(true))
    expect(toasts(site.facts)).toEqual([
      expect.objectContaining({ kind: 'error', text: expect.stringContaining('Game 2') }),
    ])
  })

  it('ends where the last of ten quick taps left it, with a call or two (LOB-13)', async () => {
    const { calls } = lobbySite({ wire, member: true })
    open(Two, '/m/home')
    await waitFor(() => expect(liked('Game 2')).toBe(true))
    for (let tap = 0; tap < 9; tap += 1) fireEvent.click(heart('Game 1'))
    await waitFor(() => expect(liked('Game 1')).toBe(true))
    await waitFor(() =>
      expect(calls.filter(({ url }) => url === '/wps/game/favourites').length).toBeGreaterThan(0),
    )
    await act(async () => undefined)
    const sent = calls.filter(({ url }) => url === '/wps/game/favourites').map(({ method }) => method)
    expect(sent.at(-1)).toBe('POST')
    expect(sent.length).toBeLessThanOrEqual(3)
  })

  it('is the same in every list on the page (LOB-13)', async () => {
    lobbySite({ wire, member: true })
    const Lists = () => (
      <>
        <Two />
        <GameList games={[game(1)]} layout="rail" />
      </>
    )
    open(Lists, '/m/home')
    const both = () => screen.getAllByRole('button', { name: 'Favourite: Game 1' })
    const [first] = both()
    if (first) fireEvent.click(first)
    await waitFor(() =>
      expect(both().map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true']),
    )
  })

  it('leads a guest to the login, and back to the same tile (LOB-13)', () => {
    const { site, calls } = lobbySite({ wire })
    open(Two, '/m/home')
    fireEvent.click(heart('Game 1'))
    const next = encodeURIComponent(`${location.pathname}#game-1`)
    expect(site.visits).toEqual([{ to: `/m/login?next=${next}`, replace: false }])
    expect(calls).toEqual([])
  })

  it('is not there for a guest who could never log in, nor on lottery games (LOB-13, MOD-05)', async () => {
    const Lottery = () => <GameList games={[game(1, { gameType: 'LOTT' }), game(2)]} layout="grid" />
    lobbySite({ wire, without: ['/m/login'] })
    const { unmount } = open(Lottery, '/m/home')
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull()
    unmount()
    lobbySite({ wire })
    open(Lottery, '/m/home')
    expect(screen.queryByRole('button', { name: 'Favourite: Game 1' })).toBeNull()
    expect(heart('Game 2')).toBeTruthy()
  })
})

describe('a tap on a game', () => {
  it('leads a guest to the login and then into the game (GAM-01)', () => {
    const { site, calls } = lobbySite({ wire })
    open(Two, '/m/home')
    fireEvent.click(screen.getByRole('link', { name: 'Game 1' }))
    expect(site.visits).toEqual([{ to: '/m/login?next=%2Fm%2Fgame%3FnodeId%3D1', replace: false }])
    expect(calls).toEqual([])
  })

  it('leads a member to the game (GAM-01)', () => {
    const { site } = lobbySite({ wire, member: true })
    open(Two, '/m/home')
    fireEvent.click(screen.getByRole('link', { name: 'Game 1' }))
    expect(site.visits).toEqual([{ to: '/m/game?nodeId=1', replace: false }])
  })

  it.each([
    ['a guest', false, '/m/login?next=%2Fm%2Fgame%3FnodeId%3D1'],
    ['a member', true, '/m/game?nodeId=1'],
  ])(
    'is an address before the page has started, and in a new tab: of %s (LOB-13, GAM-01)',
    (_who, member, href) => {
      const { site } = lobbySite({ wire, member })
      open(Two, '/m/home')
      const tile = screen.getByRole('link', { name: 'Game 1' })
      expect(tile.getAttribute('href')).toBe(href)
      fireEvent.click(tile, { ctrlKey: true })
      expect(site.visits).toEqual([])
    },
  )
})
