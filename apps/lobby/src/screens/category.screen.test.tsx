import { callAddress } from '@site/config'
import type { WireAnswer } from '@site/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { game, games, lobbySite, open, type Wire } from '#testing/lobby-site.tsx'
import CategoryScreen from './category.screen.tsx'

/** What every list carries of who asks (A7). */
const CARRIED = '&merchant=lotus&platform=html5&language=EN&clientType=2'

const vendors = ['JL', 'RTG'].map((vassalage) => ({ vassalage, displayName: `House ${vassalage}` }))
const classes = (...codes: string[]) =>
  codes.map((gameClassify) => ({ gameClassify, displayName: `Kind ${gameClassify}`, gameCount: 1 }))
const menus = [
  { key: 'SLOT', displayName: 'Slots', vendors, classifications: classes('Video', 'FeatureBuy') },
  { key: 'RNG', displayName: 'Instant', vendors, classifications: classes('SM', 'BG') },
  { key: 'LIVE', displayName: 'Live', vendors: [], classifications: classes('Dealer', 'Show') },
]
const wire: Wire = {
  'GET /wps/game/menus': { value: menus },
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
    expect(screen.getByText('24 of 30')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.queryByText('24 of 30')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(calls.map(({ url }) => url).filter((url) => url.startsWith('/wps/game/list'))).toEqual([
      `/wps/game/list?gameType=SLOT&pageNo=1&pageSize=24${CARRIED}`,
      `/wps/game/list?gameType=SLOT&pageNo=2&pageSize=24${CARRIED}`,
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
    const expectedAddress = callAddress(
      '/wps/game/list',
      new URLSearchParams(`${query}&pageSize=24&pageNo=1`),
    )
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain(expectedAddress + CARRIED))
  })

  it('keeps the chosen provider in the address, marks it and lets go of it', async () => {
    const { site } = lobbySite({ wire })
    open(CategoryScreen, '/m/slot?vassalage=RTG')
    const chosen = await screen.findByRole('link', { name: 'House RTG' })
    expect(chosen.getAttribute('aria-current')).toBe('true')
    expect(chosen.getAttribute('href')).toBe('/m/slot')
    fireEvent.click(screen.getByRole('link', { name: 'House JL' }))
    fireEvent.click(screen.getByRole('link', { name: 'Clear the filter' }))
    expect(site.visits).toEqual([
      { to: '/m/slot?vassalage=JL', replace: true },
      { to: '/m/slot', replace: true },
    ])
  })

  it('shows the categories of the last visit at once and then the server’s (LOB-06)', async () => {
    let answer: (value: WireAnswer) => void = () => undefined
    lobbySite({ wire: { ...wire, 'GET /wps/game/menus': new Promise((settle) => (answer = settle)) } })
    localStorage.setItem(
      'lobby.menus.EN',
      JSON.stringify([{ key: 'FISH', vendors: [], classifications: [] }]),
    )
    open(CategoryScreen, '/m/slot')
    expect(await screen.findByRole('link', { name: 'Fishing' })).toBeTruthy()
    await act(async () => answer({ value: menus }))
    expect(await screen.findByRole('link', { name: 'Slots' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Fishing' })).toBeNull()
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
    const link = await screen.findByRole('link', { name: 'Clear the filter' })
    expect(link.getAttribute('href')).toBe('/m/slot')
  })

  it.each([
    ['/m/slot?vassalage=UNKNOWN&page=7', '/m/slot'],
    ['/m/slot?vassalage=rtg', '/m/slot?vassalage=RTG'],
    ['/m/rng-games?gameClassify=Nothing&minBet=-3&minLine=ten', '/m/rng-games'],
    ['/m/rng-games?gameClassify=bg', '/m/rng-games?gameClassify=BG'],
    ['/m/slot?dataType=weird', '/m/slot'],
    ['/m/slot?dataType=new&from=mail', '/m/slot?dataType=NEW&from=mail'],
    ['/m/slot-games', '/m/slot-games?gameClassify=FeatureBuy'],
    ['/m/slot-games?gameClassify=Nothing', '/m/slot-games?gameClassify=FeatureBuy'],
  ])('corrects unknown values in the address: %s (LOB-09, LOB-18)', async (address, mended) => {
    const { site } = lobbySite({ wire })
    open(CategoryScreen, address)
    await waitFor(() => expect(site.visits).toEqual([{ to: mended, replace: true }]))
    await waitFor(() => expect(tiles()).toHaveLength(24))
  })

  it('narrows by classification, data type and bets, and clears name and bets with another provider (LOB-18)', async () => {
    const { site } = lobbySite({ wire })
    open(CategoryScreen, '/m/rng-games?gameName=koi&minBet=5&minLine=25')
    await screen.findByRole('link', { name: 'Kind BG' })
    const tap = (role: 'link' | 'button', name: string) => fireEvent.click(screen.getByRole(role, { name }))
    tap('link', 'Kind BG')
    tap('link', 'New')
    tap('button', 'Stake and lines, chosen')
    tap('button', '฿1.00')
    tap('link', 'House RTG')
    tap('link', 'Clear the filter')
    expect(site.visits.map(({ to }) => to)).toEqual([
      '/m/rng-games?gameName=koi&minBet=5&minLine=25&gameClassify=BG',
      '/m/rng-games?gameName=koi&minBet=5&minLine=25&dataType=NEW',
      '/m/rng-games?gameName=koi&minBet=1&minLine=25',
      '/m/rng-games?vassalage=RTG',
      '/m/rng-games',
    ])
  })

  it('has no classification menu for slots (LOB-10)', async () => {
    lobbySite({ wire })
    open(CategoryScreen, '/m/slot')
    await waitFor(() => expect(tiles()).toHaveLength(24))
    expect(screen.queryByRole('group', { name: 'Kinds of games' })).toBeNull()
  })

  it('leads a guest who asks for favourites to the login, without any other filter (LOB-19)', async () => {
    const { site, calls } = lobbySite({ wire })
    open(CategoryScreen, '/m/slot?vassalage=RTG&gameName=koi')
    await waitFor(() => expect(tiles()).toHaveLength(24))
    const choices = within(screen.getByRole('group', { name: 'Which games' }))
    fireEvent.click(choices.getByRole('link', { name: 'Favourites' }))
    expect(site.visits).toEqual([
      { to: `/m/login?next=${encodeURIComponent('/m/slot?dataType=FAV')}`, replace: false },
    ])
    expect(calls.some(({ url }) => url.startsWith('/wps/game/favourites'))).toBe(false)
  })

  it('shows a member’s favourites of every category, 200 a page (LOB-19, LOB-22)', async () => {
    const { calls } = lobbySite({
      wire: {
        ...wire,
        'GET /wps/game/favourites/ids': { value: ['1', '2'] },
        'GET /wps/game/favourites': {
          value: { content: games(1, 2), pageNum: 1, totalPages: 1, totalCount: 2 },
        },
      },
      member: true,
    })
    open(CategoryScreen, '/m/slot?dataType=favourites')
    await waitFor(() => expect(tiles()).toHaveLength(2))
    expect(calls.map(({ url }) => url)).toContain('/wps/game/favourites?pageNo=1&pageSize=200&language=EN')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('finds hot games of a category by a part of their name, whatever its case (LOB-20)', async () => {
    const hot = [
      game(1, { displayName: 'Game 11', gameType: 'RNG' }),
      game(2, { displayName: 'Game 22', gameType: 'FISH' }),
    ].map((one) => ({ ...one, gameClassify: 'SM', gameClassifyNew: 'Video', minBet: '1.00', minLine: 5 }))
    lobbySite({ wire: { ...wire, 'GET /wps/game/hot': { value: { list: hot } } } })
    open(CategoryScreen, '/m/slot?dataType=HOT&gameName=gAME')
    await waitFor(() => expect(tiles().map(({ textContent }) => textContent)).toEqual(['Game 11']))
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
