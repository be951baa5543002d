import { Caller, type Credential } from '../rig/caller.ts'
import type { Place } from '../rig/process/databases.ts'
import { apiDatabases } from '../rig/volumes.ts'
import { startPlatform, type Platform } from '../rig/process/platform-process.ts'

const PASSWORD = 'Lotus-2026!'
const ALL_GAMES = 2_400

interface Game {
  nodeId: string
  displayName: string
  gameName: string
  gameType: string
  vassalage: string
  gameClassify: string
  gameClassifyNew: string
  minBet: string
  minLine: number
  isNew: number
}

jest.setTimeout(120_000)

describe.each(apiDatabases)('the catalogue on $name', ({ make }) => {
  let place: Place
  let platform: Platform
  let caller: Caller
  beforeAll(async () => {
    place = await make()
    platform = await startPlatform(place)
    caller = new Caller(platform.url)
  })
  afterAll(async () => {
    await platform.stop()
    await place.remove()
  })

  const list = async (query: string, merchant = 'lotus', language = 'EN') => {
    const answer = await caller.get(`/wps/game/list?${query}`, { merchant, language })
    expect([query, answer.status]).toEqual([query, 200])
    const value = answer.body.value as {
      games: Game[]
      pageNum: number
      totalPages: number
      totalCount: number
    } // reason: the contract checked it
    return value
  }
  const valuesOf = async (query: string, field: keyof Game) =>
    [...new Set((await list(`${query}&pageSize=200`)).games.map((game) => game[field]))].sort()

  it('holds 2,400 example games of 48 providers with names of their own in both languages (PLT-02)', async () => {
    const { totalCount } = await list('gameType=ALL')
    expect(totalCount).toBe(ALL_GAMES)
    const names = new Set<string>()
    const vendors = new Set<string>()
    for (let page = 1; page <= ALL_GAMES / 200; page += 1) {
      for (const game of (await list(`pageSize=200&pageNo=${page}`)).games) {
        names.add(game.displayName.toLowerCase())
        vendors.add(game.vassalage)
      }
    }
    expect([names.size, vendors.size]).toEqual([ALL_GAMES, 48])
    const [thai] = (await list('gameType=FISH', 'lotus', 'TY')).games
    expect(thai?.displayName).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('maps each category to its type, classification and providers (LOB-21)', async () => {
    const classes: [string, string, string][] = [
      ['BINGO', 'RNG', 'BG'],
      ['SLOT', 'RNG', 'SM'],
      ['CRASH', 'RNG', 'Crash'],
      ['JACKPOT', 'RNG', 'JP'],
    ]
    for (const [category, type, classify] of classes) {
      expect(await valuesOf(`gameType=${category}`, 'gameType')).toEqual([type])
      expect(await valuesOf(`gameType=${category}`, 'gameClassify')).toEqual([classify])
    }
    expect(await valuesOf('gameType=ESPORTS', 'vassalage')).toEqual(['AI', 'AV', 'IA', 'IMES', 'TF'])
    expect(await valuesOf('gameType=COCKFIGHT', 'vassalage')).toEqual(['DIG', 'DS88', 'SV3', 'WGB', 'WS168'])
    expect(await valuesOf('gameType=ESPORTS', 'gameType')).toEqual(['SPORTS'])
    expect(await valuesOf('gameType=SPORTS', 'vassalage')).toEqual(['SPT', 'WKT'])
    expect(await valuesOf('gameType=INHOUSE', 'vassalage')).toEqual(['SBX'])
    for (const [category, vendor] of [
      ['JL', 'JL'],
      ['JILI', 'JL'],
      ['jili', 'JL'],
      ['RTG', 'RTG'],
    ] as const) {
      expect(await valuesOf(`gameType=${category}`, 'vassalage')).toEqual([vendor])
      expect(await valuesOf(`gameType=${category}`, 'gameType')).toEqual(['RNG'])
    }
    for (const type of ['LIVE', 'FISH', 'PVP', 'POKER', 'LOTT', 'ELOTT'])
      expect(await valuesOf(`gameType=${type}`, 'gameType')).toEqual([type])
  })

  it('refuses a category that does not exist, naming the field (PLT-03)', async () => {
    const { status, body } = await caller.get('/wps/game/list?gameType=WHATEVER')
    expect([status, body.code, body.field]).toEqual([400, 'unknown_category', 'gameType'])
  })

  it('pages by 24 by default, up to 200, without a game twice (LOB-22)', async () => {
    const first = await list('gameType=SLOT')
    expect([first.games.length, first.pageNum]).toEqual([24, 1])
    expect(first.totalPages).toBe(Math.ceil(first.totalCount / 24))
    const second = await list('gameType=SLOT&pageNo=2')
    const ids = [...first.games, ...second.games].map((game) => game.nodeId)
    expect(new Set(ids).size).toBe(48)
    expect((await list('pageSize=36')).games).toHaveLength(36)
    expect((await list('pageSize=200')).games).toHaveLength(200)
    expect((await list(`gameType=SLOT&pageNo=${first.totalPages + 1}`)).games).toEqual([])
    for (const query of ['pageSize=201', 'pageSize=0', 'pageNo=0', 'pageNo=x']) {
      const { status, body } = await caller.get(`/wps/game/list?${query}`)
      expect([query, status, body.field]).toEqual([query, 400, query.split('=')[0]])
    }
  })

  it('narrows by provider, classification, new, name, stake and lines (LOB-18)', async () => {
    expect(await valuesOf('gameType=SLOT&vassalage=KIT', 'vassalage')).toEqual(['KIT'])
    expect(await valuesOf('gameType=SLOT&gameClassify=FeatureBuy', 'gameClassifyNew')).toEqual(['FeatureBuy'])
    expect(await valuesOf('isNew=1', 'isNew')).toEqual([1])
    const named = (await list('gameName=DRAGON')).games
    expect(named.length).toBeGreaterThan(3)
    for (const { displayName } of named) expect(displayName.toLowerCase()).toContain('dragon')
    const thai = (await list(`gameName=${encodeURIComponent('มังกร')}`, 'lotus', 'TY')).games
    for (const { displayName } of thai) expect(displayName).toContain('มังกร')
    const cheap = (await list('gameType=SLOT&minBet=0.20&pageSize=200')).games
    for (const { minBet } of cheap) expect(Number(minBet)).toBeLessThanOrEqual(0.2)
    const wide = (await list('gameType=SLOT&minLine=50&pageSize=200')).games
    for (const { minLine } of wide) expect(minLine).toBeGreaterThanOrEqual(50)
    expect(Math.min(cheap.length, wide.length)).toBeGreaterThan(0)
    expect((await list('gameName=%25')).totalCount).toBe(0)
    expect(
      (
        await list(
          'merchant=lotus&platform=html5&clientType=2&language=EN&minBet=&minLine=&isNew=&gameType=PVP',
        )
      ).totalCount,
    ).toBeGreaterThan(0)
  })

  it('draws home from one call: hot games first, then each category in the brand’s order (LOB-06)', async () => {
    const home = (await caller.get('/wps/game/home?size=12')).body.value
    expect(home.hot.games).toHaveLength(12)
    const keys = home.categories.map((rail: { key: string }) => rail.key)
    expect(keys).toEqual([
      'SLOT',
      'LIVE',
      'CRASH',
      'FISH',
      'SPORTS',
      'PVP',
      'POKER',
      'LOTT',
      'ELOTT',
      'JL',
      'RTG',
      'JACKPOT',
      'BINGO',
      'RNG',
      'ESPORTS',
      'COCKFIGHT',
      'INHOUSE',
    ])
    const slots = home.categories[0]
    expect([slots.games.length, slots.totalCount]).toEqual([12, (await list('gameType=SLOT')).totalCount])
    expect(slots.displayName).toBe('Slots')
  })

  it('lists the hot games in their order, each marked hot (LOB-20)', async () => {
    const { list: hot } = (await caller.get('/wps/game/hot?isPlatform=2&platform=html5')).body.value
    expect(hot.length).toBeGreaterThan(24)
    for (const game of hot) expect(game.isHot).toBe(1)
  })

  it('gives the vendor mapping, the sorting list and the menus with counts that lists keep (LOB-06)', async () => {
    const menus = (await caller.get('/wps/game/menus')).body.value
    const { mapping, sorting } = (await caller.get('/wps/system/vendorTypes?typeId=1')).body.value
    expect(sorting.map((one: { key: string }) => one.key)).toEqual(
      menus.map((one: { key: string }) => one.key),
    )
    const cockfight = menus.find((one: { key: string }) => one.key === 'COCKFIGHT')
    expect(cockfight.totalCount).toBe((await list('gameType=COCKFIGHT')).totalCount)
    expect(mapping.COCKFIGHT.map((one: { vassalage: string }) => one.vassalage)).toEqual([
      'SV3',
      'DS88',
      'DIG',
      'WGB',
      'WS168',
    ])
    expect(sorting[0].vendorNames[0]).toEqual({ vassalage: 'JL', accountTypeName: 'JL' })
    expect(mapping.SLOT[0]).toMatchObject({ displayName: 'Jade Lantern', gameType: 'RNG', isHot: 1 })
  })

  it('offers a brand only the providers it has taken, in its own language', async () => {
    const coral = await list('gameType=ALL', 'coral')
    expect(coral.totalCount).toBeLessThan(ALL_GAMES)
    expect(coral.totalCount).toBeGreaterThan(500)
    expect((await list('vassalage=RTG', 'coral')).totalCount).toBe(0)
  })

  describe('for a member', () => {
    let credential: Credential
    let games: Game[]
    beforeAll(async () => {
      credential = await caller.credential('lotus.demo', PASSWORD)
      games = (await list('gameType=CRASH&pageSize=3')).games
      const { body } = await caller.get('/wps/game/favourites/ids', { credential })
      for (const nodeId of body.value as string[])
        await caller.call('DELETE', '/wps/game/favourites', { credential, body: { nodeId } })
    })
    const ids = async () =>
      (await caller.get('/wps/game/favourites/ids', { credential })).body.value as string[] // reason: the contract checked it
    const mark = (method: string, nodeId: unknown) =>
      caller.call(method, '/wps/game/favourites', { credential, body: { nodeId, vendor: 'ZEN' } })

    it('keeps favourites: twice is once, text ids, latest first, taken back at once (LOB-19)', async () => {
      const [a, b] = games.map((game) => game.nodeId)
      for (const nodeId of [a, a, b]) expect((await mark('POST', nodeId)).status).toBe(200)
      expect(await ids()).toEqual([b, a])
      const page = (await caller.get('/wps/game/favourites?pageNo=1&pageSize=1', { credential })).body.value
      expect([page.content.length, page.content[0].nodeId, page.totalPages, page.pageNum]).toEqual([
        1,
        b,
        2,
        1,
      ])
      const fish = (await caller.get('/wps/game/favourites?gameType=FISH', { credential })).body.value
      expect(fish.content).toEqual([])
      for (const nodeId of [b, b]) expect((await mark('DELETE', nodeId)).status).toBe(200)
      expect(await ids()).toEqual([a])
    })

    it('refuses a game that does not exist and an id that is none (PLT-03)', async () => {
      for (const method of ['POST', 'DELETE']) {
        const unknown = await mark(method, '999999999999')
        expect([unknown.status, unknown.body.code]).toEqual([404, 'game_unknown'])
        expect((await mark(method, '1; drop table games')).status).toBe(400)
        expect((await mark(method, '9'.repeat(19))).status).toBe(400)
      }
    })

    it('asks a visitor to sign in first (LOB-19)', async () => {
      for (const path of ['favourites', 'favourites/ids', 'recent', 'recent/add?nodeId=1']) {
        const { status, body } = await caller.get(`/wps/game/${path}`)
        expect([path, status, body.code]).toEqual([path, 401, 'login_required'])
      }
    })

    it('remembers opened games, the latest first and each once (LOB-23)', async () => {
      const [a, b] = games.map((game) => game.nodeId)
      for (const nodeId of [a, b, a]) {
        const { status } = await caller.get(`/wps/game/recent/add?nodeId=${nodeId}`, { credential })
        expect(status).toBe(200)
      }
      const { list: recent, totalPages } = (await caller.get('/wps/game/recent?page=1', { credential })).body
        .value
      expect(recent.map((game: Game) => game.nodeId)).toEqual([a, b])
      expect(totalPages).toBe(1)
    })
  })
})
