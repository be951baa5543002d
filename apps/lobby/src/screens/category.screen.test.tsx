import type { WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { game, games, lobbySite, open, type Wire } from '#testing/lobby-site.tsx'
import CategoryScreen from './category.screen.tsx'

const vendors = ['JL', 'RTG'].map((vassalage) => ({ vassalage, displayName: `House ${vassalage}` }))
const wire: Wire = {
  'GET /wps/game/menus': { value: [{ key: 'SLOT', displayName: 'Slots', vendors }] },
  'GET /wps/game/list': ({ url }) => {
    const page = Number(new URLSearchParams(url.split('?')[1]).get('pageNo'))
    return {
      value: { games: games(page * 100, page === 1 ? 24 : 6), pageNum: page, totalPages: 2, totalCount: 30 },
    }
  },
  'GET /wps/game/hot': { value: { list: [...games(1, 2), game(9, { vassalage: 'RTG' })] } },
}
const tiles = () => screen.getAllByText(/^Game \d+$/)

describe('a category', () => {
  it('shows its games 24 a page and appends the next (LOB-22)', async () => {
    const { calls } = lobbySite({ wire })
    open(CategoryScreen, '/m/slot')
    await waitFor(() => expect(tiles()).toHaveLength(24))
    expect(screen.getByText('30 games')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(tiles()).toHaveLength(30))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(calls.map(({ url }) => url).filter((url) => url.startsWith('/wps/game/list'))).toEqual([
      '/wps/game/list?gameType=SLOT&pageSize=24&pageNo=1',
      '/wps/game/list?gameType=SLOT&pageSize=24&pageNo=2',
    ])
  })

  it.each([
    ['/m/bingo', 'gameType=BINGO'],
    ['/m/jili-games', 'gameType=JL&vassalage=JL'],
    ['/m/esport-games', 'gameType=ESPORTS'],
    ['/m/slot-games?gameClassify=FeatureBuy', 'gameType=RNG&gameClassify=FeatureBuy'],
    ['/m/live-games?dataType=new', 'gameType=LIVE&isNew=1'],
    ['/m/slot?vassalage=RTG', 'gameType=SLOT&vassalage=RTG'],
  ])('asks for what its address says: %s (LOB-09)', async (address, query) => {
    const { calls } = lobbySite({ wire })
    open(CategoryScreen, address)
    await waitFor(() =>
      expect(calls.map(({ url }) => url)).toContain(`/wps/game/list?${query}&pageSize=24&pageNo=1`),
    )
  })

  it('keeps the chosen provider in the address, marks it and lets go of it', async () => {
    const { site } = lobbySite({ wire })
    open(CategoryScreen, '/m/slot?vassalage=RTG')
    const chosen = await screen.findByRole('button', { name: 'House RTG' })
    expect(chosen.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'House JL' }))
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(site.visits).toEqual([
      { to: '/m/slot?vassalage=JL', replace: true },
      { to: '/m/slot', replace: true },
    ])
  })

  it('shows the categories of the last visit at once and then the server’s (LOB-06)', async () => {
    let answer: (value: WireAnswer) => void = () => undefined
    lobbySite({ wire: { ...wire, 'GET /wps/game/menus': new Promise((settle) => (answer = settle)) } })
    localStorage.setItem('lobby.menus.EN', JSON.stringify([{ key: 'FISH', vendors: [] }]))
    open(CategoryScreen, '/m/slot')
    expect(await screen.findByRole('link', { name: 'Category FISH' })).toBeTruthy()
    await act(async () => answer({ value: [{ key: 'SLOT', vendors }] }))
    expect(await screen.findByRole('link', { name: 'Category SLOT' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Category FISH' })).toBeNull()
    await waitFor(() => expect(localStorage.getItem('lobby.menus.EN')).toContain('"SLOT"'))
  })

  it('shows every hot game, filtered here by provider (LOB-20)', async () => {
    const { calls } = lobbySite({ wire })
    open(CategoryScreen, '/m/hot-games?vassalage=RTG')
    await waitFor(() => expect(tiles().map(({ textContent }) => textContent)).toEqual(['Game 9']))
    expect(calls.some(({ url }) => url.startsWith('/wps/game/list'))).toBe(false)
  })

  it('says what to do next when there is nothing (LOB-12)', async () => {
    lobbySite({
      wire: {
        ...wire,
        'GET /wps/game/list': { value: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 } },
      },
    })
    open(CategoryScreen, '/m/slot?vassalage=RTG')
    const link = await screen.findByRole('link', { name: 'All providers' })
    expect(link.getAttribute('href')).toBe('/m/slot')
  })

  it('offers a retry in its own place and raises no alert when it cannot be loaded (LOB-27)', async () => {
    let broken = true
    const list = wire['GET /wps/game/list']
    const { site } = lobbySite({
      wire: {
        ...wire,
        'GET /wps/game/list': (call) =>
          broken
            ? { status: 503, code: 'temporarily_unavailable' }
            : typeof list === 'function'
              ? list(call)
              : { value: null },
      },
    })
    open(CategoryScreen, '/m/slot')
    const retry = await screen.findByRole('button', { name: 'Loading failed, click to retry' })
    expect(site.facts.some(({ name }) => name === 'toastRequested')).toBe(false)
    broken = false
    fireEvent.click(retry)
    await waitFor(() => expect(tiles()).toHaveLength(24))
  })
})
