import { fireEvent, screen, waitFor } from '@testing-library/react'
import { SEARCH_DEBOUNCE_MS } from '@site/config'
import { games, lobbySite, open, type Wire } from '#testing/lobby-site.tsx'
import ListScreen from './list.screen.tsx'

const wire: Wire = {
  'GET /wps/game/menus': { value: [] },
  'GET /wps/game/favourites/ids': { value: ['1', '2'] },
  'GET /wps/game/favourites': { value: { content: games(1, 2), pageNum: 1, totalPages: 1, totalCount: 2 } },
  'POST /wps/game/favourites': { value: { nodeId: '3' } },
  'DELETE /wps/game/favourites': { value: { nodeId: '1' } },
  'GET /wps/game/recent': { value: { list: games(5, 1), pageNum: 1, totalPages: 1 } },
  'GET /wps/game/list': { value: { games: games(1, 3), pageNum: 1, totalPages: 1, totalCount: 3 } },
}
const names = () => screen.queryAllByText(/^Game \d+$/).map(({ textContent }) => textContent)

describe('the list screen', () => {
  it('shows a member’s favourites and takes one off at once (LOB-19)', async () => {
    lobbySite({ wire, member: true })
    open(ListScreen, '/m/fav-games')
    await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2']))
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Game 1' }))
    await waitFor(() => expect(names()).toEqual(['Game 2']))
  })

  it('asks again for the favourites after a heart was set elsewhere (LOB-19)', async () => {
    const { calls } = lobbySite({ wire, member: true })
    const requestCount = () => calls.filter(({ url }) => url.startsWith('/wps/game/favourites?')).length
    const first = open(ListScreen, '/m/fav-games')
    await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2']))
    first.unmount()
    const other = open(ListScreen, '/m/search-games?gameName=game')
    await waitFor(() => expect(names()).toHaveLength(3))
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Game 3' }))
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
    other.unmount()
    expect(requestCount()).toBe(1)
    open(ListScreen, '/m/fav-games')
    await waitFor(() => expect(requestCount()).toBe(2))
  })

  it('shows what a member played last', async () => {
    lobbySite({ wire, member: true })
    open(ListScreen, '/m/recent-games')
    await waitFor(() => expect(names()).toEqual(['Game 5']))
  })

  it.each(['/m/fav-games', '/m/recent-games'])('leads a guest of %s to the login (LOB-19)', (address) => {
    const { site, calls } = lobbySite({ wire })
    open(ListScreen, address)
    fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
    expect(site.facts).toContainEqual(
      expect.objectContaining({ name: 'popupRequested', data: { popup: 'login' } }),
    )
    expect(calls.filter(({ url }) => !url.startsWith('/wps/game/menus'))).toEqual([])
  })

  it('finds games by the name and type of its address (LOB-15)', async () => {
    const { calls } = lobbySite({ wire })
    open(ListScreen, '/m/search-games?gameName=koi&gameType=FISH')
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(calls[0]?.url).toBe(
      '/wps/game/list?gameName=koi&gameType=FISH&pageNo=1&pageSize=24&merchant=lotus&platform=html5&language=EN&clientType=2',
    )
  })

  describe('while a name is typed', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it('searches half a second after the last letter (LOB-12)', () => {
      const { site } = lobbySite({ wire })
      open(ListScreen, '/m/search-games?gameType=FISH')
      const field = screen.getByRole('searchbox', { name: 'Name of the game or its provider' })
      fireEvent.change(field, { target: { value: 'k' } })
      jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1)
      fireEvent.change(field, { target: { value: 'koi' } })
      jest.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1)
      expect(site.visits).toEqual([])
      jest.advanceTimersByTime(1)
      expect(site.visits).toEqual([{ to: '/m/search-games?gameType=FISH&gameName=koi', replace: true }])
    })

    it('searches at once on Enter (LOB-12)', () => {
      const { site } = lobbySite({ wire })
      open(ListScreen, '/m/search-games?gameType=FISH')
      const field = screen.getByRole('searchbox', { name: 'Name of the game or its provider' })
      fireEvent.change(field, { target: { value: 'koi' } })
      fireEvent.submit(field)
      expect(site.visits).toEqual([{ to: '/m/search-games?gameType=FISH&gameName=koi', replace: true }])
    })
  })
})
