import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { games, lobbySite, open, type Wire } from '#testing/lobby-site.tsx'
import HomeScreen from './home.screen.tsx'

const home = {
  hot: { games: games(1, 6), totalCount: 30 },
  categories: [
    { key: 'LIVE', displayName: 'Live', games: games(100, 6), totalCount: 1204 },
    { key: 'SLOT', displayName: 'Slots', games: games(200, 3), totalCount: 3 },
    { key: 'FISH', displayName: 'Fish', games: [], totalCount: 0 },
  ],
}
const hot = (url: string) => ({ value: { list: games(1, url.includes('limit=12') ? 12 : 30) } })
const wire: Wire = {
  'GET /wps/game/home': { value: home },
  'GET /wps/game/hot': ({ url }) => hot(url),
  'GET /wps/game/favourites/ids': { value: ['3'] },
  'GET /wps/game/winners': { value: [] },
  'GET /wps/game/jackpot': { value: { source: 'range', amount: '1000000.00' } },
}
const section = (name: string) => within(screen.getByRole('list', { name }))
const tiles = (name: string) => section(name).getAllByText(/^Game \d+$/)

describe('home', () => {
  it('shows a rail for each category that has games, with its count and the way to all (LOB-07)', async () => {
    lobbySite({ wire })
    open(HomeScreen, '/m/home')
    expect(await screen.findByRole('heading', { name: 'Live casino' })).toBeTruthy()
    expect(tiles('Live casino')).toHaveLength(6)
    expect(screen.getByText('1,204')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All: Live casino' }).getAttribute('href')).toBe('/m/live-games')
    expect(screen.queryByRole('heading', { name: 'Fishing' })).toBeNull()
  })

  it('shows 12 hot games and 12 more at a time until all are there (LOB-20)', async () => {
    lobbySite({ wire })
    open(HomeScreen, '/m/home')
    await screen.findByRole('list', { name: 'Hot' })
    await waitFor(() => expect(tiles('Hot')).toHaveLength(12))
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(tiles('Hot')).toHaveLength(24))
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(tiles('Hot')).toHaveLength(30))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('keeps the hot games and offers a retry when more of them cannot be loaded (LOB-27)', async () => {
    let broken = true
    lobbySite({
      wire: {
        ...wire,
        'GET /wps/game/hot': ({ url }) =>
          broken && !url.includes('limit=12') ? { status: 503, code: 'temporarily_unavailable' } : hot(url),
      },
    })
    open(HomeScreen, '/m/home')
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
    expect(tiles('Hot')).toHaveLength(12)
    broken = false
    fireEvent.click(retry)
    await waitFor(() => expect(tiles('Hot')).toHaveLength(24))
  })

  it('leads to HOT, favourites, then the categories in the server’s order (LOB-06)', async () => {
    lobbySite({ wire })
    open(HomeScreen, '/m/home')
    await screen.findByRole('heading', { name: 'Live casino' })
    const strip = within(screen.getByRole('navigation', { name: 'Game categories' }))
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/hot-games',
      '/m/fav-games',
      '/m/live-games',
      '/m/slot',
      '/m/fishing-games',
    ])
    expect(strip.getByRole('link', { current: true }).textContent).toBe('Hot')
  })

  it('goes to a category’s own screen and walks the strip with the arrow keys (LOB-06)', async () => {
    const { site } = lobbySite({ wire })
    open(HomeScreen, '/m/home')
    const live = await screen.findByRole('link', { name: 'Live casino' })
    fireEvent.click(live)
    expect(site.visits).toEqual([{ to: '/m/live-games', replace: false }])
    live.focus()
    fireEvent.keyDown(live, { key: 'ArrowRight' })
    expect(document.activeElement?.textContent).toBe('Slots')
    fireEvent.keyDown(live, { key: 'Home' })
    expect(document.activeElement?.textContent).toBe('Hot')
  })

  it('has no tab and no rail for a category without a screen (MOD-05)', async () => {
    lobbySite({ wire, without: ['/m/live-games'] })
    open(HomeScreen, '/m/home')
    await screen.findByRole('heading', { name: 'Slots' })
    expect(screen.queryByText('Live casino')).toBeNull()
  })

  it('says what happened when home cannot be loaded and comes back on a tap (LOB-27)', async () => {
    let broken = true
    lobbySite({
      wire: {
        ...wire,
        'GET /wps/game/home': () =>
          broken ? { status: 503, code: 'temporarily_unavailable' } : { value: home },
        'GET /wps/game/menus': { value: [{ key: 'SLOT', displayName: 'Slots', vendors: [] }] },
      },
    })
    open(HomeScreen, '/m/home')
    const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
    expect(await screen.findByRole('link', { name: 'Slots' })).toBeTruthy()
    broken = false
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Live casino' })).toBeTruthy()
  })

  it('holds the places of its games while they are loaded', async () => {
    let answer: (value: { value: unknown }) => void = () => undefined
    lobbySite({ wire: { ...wire, 'GET /wps/game/home': new Promise((settle) => (answer = settle)) } })
    const { container } = open(HomeScreen, '/m/home')
    const state = () => container.querySelector('[data-screen="home"]')?.getAttribute('data-state')
    expect(state()).toBe('loading')
    await act(async () => answer({ value: home }))
    await waitFor(() => expect(state()).toBe('ready'))
  })

  it('leaves nothing where no module fills a place of home (MOD-05)', async () => {
    lobbySite({ wire })
    const { container } = open(HomeScreen, '/m/home')
    await screen.findByRole('heading', { name: 'Live casino' })
    expect(container.querySelector('[data-slot]')).toBeNull()
  })

  describe('a member’s own games', () => {
    const mine = { content: games(501, 3), pageNum: 1, totalPages: 2, totalCount: 120 }
    const own: Wire = {
      ...wire,
      'GET /wps/game/favourites/ids': {
        value: Array.from({ length: 120 }, (_, index) => String(501 + index)),
      },
      'GET /wps/game/favourites': { value: mine },
      'DELETE /wps/game/favourites': { value: {} },
    }

    it('are a rail with their count and the way to all, requested a hundred at a time; a heart taken back leaves (LOB-22)', async () => {
      const { calls } = lobbySite({ wire: own, member: true })
      open(HomeScreen, '/m/home')
      expect(await screen.findByRole('heading', { name: 'Favourites' })).toBeTruthy()
      expect(tiles('Favourites')).toHaveLength(3)
      expect(screen.getByText('120')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'All: Favourites' }).getAttribute('href')).toBe('/m/fav-games')
      expect(calls.map(({ url }) => url)).toContain('/wps/game/favourites?pageNo=1&pageSize=100&language=EN')
      fireEvent.click(section('Favourites').getByRole('button', { name: 'Favourite: Game 502' }))
      await waitFor(() => expect(tiles('Favourites')).toHaveLength(2))
    })

    it('are nowhere for a guest and for a member who has none (LOB-22)', async () => {
      const { calls } = lobbySite({ wire: own })
      open(HomeScreen, '/m/home')
      await screen.findByRole('heading', { name: 'Live casino' })
      expect(calls.filter(({ url }) => url.startsWith('/wps/game/favourites'))).toEqual([])
      cleanup()
      const none = { ...own, 'GET /wps/game/favourites/ids': { value: [] } }
      const { calls: memberCalls } = lobbySite({ wire: none, member: true })
      open(HomeScreen, '/m/home')
      await screen.findByRole('heading', { name: 'Live casino' })
      await waitFor(() => expect(memberCalls.some(({ url }) => url.includes('/favourites/ids'))).toBe(true))
      expect(screen.queryByRole('heading', { name: 'Favourites' })).toBeNull()
    })
  })
})
