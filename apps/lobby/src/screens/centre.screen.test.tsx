import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { games, lobbySite, open, type Wire } from '#testing/lobby-site.tsx'
import CentreScreen from './centre.screen.tsx'

const TOTALS: Readonly<Record<string, number>> = { JL: 65, AX: 7 }
const at = (vassalage: string, gameType: string, gameCount: number) => ({
  vassalage,
  displayName: `House ${vassalage}`,
  gameType,
  gameCount,
  totalCount: TOTALS[vassalage],
})
const wire: Wire = {
  'GET /wps/game/menus': {
    value: [
      { key: 'SLOT', displayName: 'Slots', vendors: [at('JL', 'RNG', 40), at('AX', 'RNG', 7)] },
      { key: 'RNG', displayName: 'Instant', vendors: [at('JL', 'RNG', 60)] },
      { key: 'FISH', displayName: 'Fish', vendors: [at('JL', 'FISH', 5)] },
    ],
  },
  'GET /wps/game/list': { value: { games: games(1, 3), pageNum: 1, totalPages: 1, totalCount: 3 } },
}

describe('the game centre', () => {
  it('shows each provider once with how many games it has (LOB-16)', async () => {
    lobbySite({ wire })
    open(CentreScreen, '/m/gameCenter')
    await screen.findByText('House JL')
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['House AX7 games', '/m/provider?vassalage=AX'],
      ['House JL65 games', '/m/provider?vassalage=JL'],
    ])
  })

  it('shows the games of the provider that the address names (LOB-16)', async () => {
    const { calls } = lobbySite({ wire })
    open(CentreScreen, '/m/provider?vassalage=JL')
    await waitFor(() => expect(screen.getAllByText(/^Game \d+$/)).toHaveLength(3))
    expect(await screen.findByRole('heading', { name: 'House JL' })).toBeTruthy()
    expect(calls.map(({ url }) => url)).toContain(
      '/wps/game/list?pageNo=1&pageSize=24&vassalage=JL&merchant=lotus&platform=html5&language=EN&clientType=2',
    )
  })

  it('finds providers and games by what is typed, and says in the address what was (LOB-16, LOB-25)', async () => {
    const found = { games: games(1, 3), pageNum: 1, totalPages: 1, totalCount: 3, providers: ['JL'] }
    const { site, calls } = lobbySite({ wire: { ...wire, 'GET /wps/game/list': { value: found } } })
    open(CentreScreen, '/m/gameCenter')
    await screen.findByText('House AX')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'house j' } })
    await act(async () => void fireEvent.submit(screen.getByRole('searchbox')))
    expect(site.visits).toEqual([{ to: '/m/gameCenter?gameName=house+j', replace: true }])
    cleanup()
    open(CentreScreen, '/m/gameCenter?gameName=house+j')
    await waitFor(() => expect(screen.getAllByText(/^Game \d+$/)).toHaveLength(3))
    expect(await screen.findByText('House JL')).toBeTruthy()
    expect(screen.queryByText('House AX')).toBeNull()
    expect(calls.some(({ url }) => /gameName=house(\+|%20)j/.test(url))).toBe(true)
  })

  it('says what it did not find, and the way to every provider (LOB-16)', async () => {
    const none = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 }
    lobbySite({ wire: { ...wire, 'GET /wps/game/list': { value: none } } })
    open(CentreScreen, '/m/gameCenter?gameName=zzz')
    expect(await screen.findByText('No game matches “zzz”')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All providers' }).getAttribute('href')).toBe('/m/gameCenter')
  })

  it('searches among the games of one provider (LOB-16)', async () => {
    const { calls } = lobbySite({ wire })
    open(CentreScreen, '/m/provider?vassalage=JL&gameName=moon')
    await waitFor(() => expect(calls.some(({ url }) => /gameName=moon&.*vassalage=JL/.test(url))).toBe(true))
  })

  it('shows every provider where the address names an unknown one (LOB-16)', async () => {
    const { site } = lobbySite({ wire })
    open(CentreScreen, '/m/provider?vassalage=UNKNOWN')
    await screen.findByText('House JL')
    expect(site.visits).toEqual([{ to: '/m/provider', replace: true }])
  })
})
