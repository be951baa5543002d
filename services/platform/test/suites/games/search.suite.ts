import type { Rig } from '../../rig/rig.ts'

interface Page {
  games: { nodeId: string; nodeName: string; displayName: string; vassalage: string }[]
  pageNum: number
  totalPages: number
  totalCount: number
  providers?: string[]
}

const TITLE = 'Fairy Queen & Pixie Dust'
const THAI = 'ราชินีนางฟ้ากับละอองนางฟ้า'

export function searchSuite(rig: Rig): void {
  const list = async (gameName: string, more: Record<string, string> = {}, language = 'EN') => {
    const query = new URLSearchParams({ gameName, ...more })
    const { status, body } = await rig.caller.get(`/wps/game/list?${query}`, { language })
    expect([gameName, status]).toEqual([gameName, 200])
    return body.value as Page // reason: the contract checked it
  }
  const firstFive = async (name: string, language?: string) =>
    (await list(name, {}, language)).games.slice(0, 5).map(({ nodeName }) => nodeName)

  it.each([
    ['as it is', TITLE],
    ['a letter changed', 'Fairy Quewn & Pixie Dust'],
    ['a letter left out', 'Fary Queen & Pixie Dust'],
    ['a letter too many', 'Fairy Queen & Pixxie Dust'],
    ['two letters swapped', 'Fairy Queen & Pixie Dsut'],
    ['other case', 'fAIRY qUEEN & pIXIE dUST'],
    ['accents', 'Fáirÿ Quéen & Pîxie Düst'],
    ['no blanks', 'fairyqueen pixiedust'],
    ['a blank too many', 'fai ry queen pixie dust'],
    ['another order', 'dust pixie queen fairy'],
    ['the beginning of words', 'fair quee pix'],
    ['Thai', THAI],
    ['Thai, a letter changed', 'ราชินีนางฟ้ากับละอองนางพ้า'],
    ['Thai, a letter left out', 'ราชินีนางฟ้ากับลอองนางฟ้า'],
    ['Thai, a letter too many', 'ราชิินีนางฟ้ากับละอองนางฟ้า'],
    ['Thai, two letters swapped', 'ราชิีนนางฟ้ากับละอองนางฟ้า'],
    ['Thai without tone marks', 'ราชินีนางฟากับละอองนางฟา'],
    ['Thai with blanks', 'ราชินี นางฟ้า กับ ละออง นางฟ้า'],
    ['Thai in another order', 'ละอองนางฟ้า ราชินีนางฟ้า'],
    ['half of it in each script', 'fairy ราชินี'],
  ])('finds a game by its name with %s among the first five (LOB-25)', async (_how, name) => {
    for (const language of ['EN', 'TY']) expect(await firstFive(name, language)).toContain(TITLE)
  })

  it.each([
    ['as it is', 'Rising Tide Games', 'RTG'],
    ['in Thai', 'โคมหยก', 'JL'],
    ['without blanks and signs', 'kiteandquill', 'KIT'],
    ['from its beginning', 'obsid', 'OBS'],
    ['by another of its words', 'canyon', 'COP'],
    ['with a wrong letter', 'Sugarhine', 'SUG'],
    ['by its code', 'rtg', 'RTG'],
  ])('finds games by their provider’s name %s, in both languages (LOB-25)', async (_how, name, code) => {
    for (const language of ['EN', 'TY']) {
      const found = await list(name, { pageSize: '200' }, language)
      expect(found.providers).toContain(code)
      const all = await list('', { vassalage: code })
      const own = found.games.filter(({ vassalage }) => vassalage === code)
      expect(own.length).toBe(Math.min(all.totalCount, 200 - (found.games.length - own.length)))
    }
  })

  it('puts games of the name before those of the provider, and counts and pages both, each once (LOB-25)', async () => {
    const first = await list('lantern', { pageSize: '36' })
    const seen = new Map<string, number>()
    const games: Page['games'] = []
    for (let page = 1; page <= first.totalPages; page += 1)
      for (const game of (await list('lantern', { pageSize: '36', pageNo: String(page) })).games) {
        seen.set(game.nodeId, (seen.get(game.nodeId) ?? 0) + 1)
        games.push(game)
      }
    expect([...seen.values()].every((times) => times === 1)).toBe(true)
    expect(games).toHaveLength(first.totalCount)
    const named = games.map(({ nodeName }) => /lantern/i.test(nodeName))
    expect(named.indexOf(false)).toBeGreaterThan(0)
    expect(named.slice(named.indexOf(false)).some(Boolean)).toBe(false)
    expect(first.providers?.toSorted()).toEqual(['JL', 'LVC'])
  })

  it('looks for a name among the games of the provider that is typed beside it, and nowhere else once one is chosen (LOB-25)', async () => {
    const [game] = (await list('', { vassalage: 'JL' })).games
    for (const name of [`Jade Lantern ${game?.nodeName}`, `${game?.nodeName} โคมหยก`]) {
      const found = await list(name)
      expect([name, found.games[0]?.nodeId]).toEqual([name, game?.nodeId])
    }
    const elsewhere = await list('Rising Tide Games', { vassalage: 'JL' })
    expect(elsewhere.games.every(({ vassalage }) => vassalage === 'JL')).toBe(true)
    expect(elsewhere.providers).toBeUndefined()
  })

  it('finds accented names without their accents and names with signs without them (LOB-25)', async () => {
    const accented = (await list('pinata')).games
    expect(accented.length).toBeGreaterThan(0)
    for (const { nodeName } of accented) expect(nodeName).toMatch(/piñata/i)
    expect(await firstFive('cupids love letters')).toContain('Cupid’s Love Letters')
  })

  it('puts the whole name first, then names with the words whole, then the others (LOB-25)', async () => {
    const { games } = await list('bingo 75')
    expect(games[0]?.nodeName.toLowerCase()).toContain('bingo 75')
    const [first] = (await list('Cupid’s Love Letters')).games
    expect(first?.nodeName).toBe('Cupid’s Love Letters')
    const gold = (await list('gold', { pageSize: '200' })).games.map(({ nodeName }) =>
      /\bgold\b/i.test(nodeName),
    )
    const whole = gold.filter(Boolean).length
    expect(whole).toBeGreaterThan(0)
    expect(gold.slice(whole).some(Boolean)).toBe(false)
  })

  it('counts and pages what it found, each game once, and narrows it as any list (LOB-18, LOB-22)', async () => {
    const first = await list('dragon', { pageSize: '36' })
    expect(first.games).toHaveLength(36)
    expect(first.totalPages).toBe(Math.ceil(first.totalCount / 36))
    const seen = new Set<string>()
    for (let page = 1; page <= first.totalPages; page += 1)
      for (const { nodeId } of (await list('dragon', { pageSize: '36', pageNo: String(page) })).games)
        seen.add(nodeId)
    expect(seen.size).toBe(first.totalCount)
    expect((await list('dragon', { pageNo: '900' })).games).toEqual([])
    const slots = await list('dragon', { gameType: 'SLOT', pageSize: '200' })
    expect(slots.totalCount).toBeLessThan(first.totalCount)
    const vendor = slots.games[0]?.vassalage ?? ''
    const narrow = await list('dragon', { gameType: 'SLOT', vassalage: vendor, minBet: '5', pageSize: '200' })
    for (const game of narrow.games) expect(game.vassalage).toBe(vendor)
    expect(narrow.totalCount).toBeLessThanOrEqual(slots.totalCount)
  })

  it('answers one letter with names that begin so, and many games with as many as are counted', async () => {
    const { games, totalCount } = await list('z', { pageSize: '200' })
    expect(totalCount).toBeGreaterThan(0)
    for (const { nodeName } of games) expect(nodeName).toMatch(/(^|[^\p{L}])z/iu)
    expect((await list('g', { pageSize: '36', pageNo: '10' })).totalCount).toBeLessThanOrEqual(360)
  })

  it('takes blanks for no search and says plainly that nothing has such a name', async () => {
    const all = (await list('')).totalCount
    expect((await list('   ')).totalCount).toBe(all)
    for (const name of ['qqzzxxww', '🎰🎲', '%', '_', '\\', "'", '"', '|!():*', '<->', '%_\\', '漢字', 'ฯๆ'])
      expect([name, (await list(name)).totalCount]).toEqual([name, 0])
    expect((await list("'; drop table games; --")).totalCount).toBeLessThan(all)
    expect((await list('')).totalCount).toBe(all)
  })

  it('refuses a name of 10,000 letters and one that no table can hold, naming the field (PLT-03)', async () => {
    for (const name of ['a'.repeat(10_000), 'ก'.repeat(300), 'a%00b']) {
      const text = name.includes('%00') ? name : encodeURIComponent(name)
      const { status, body } = await rig.caller.get(`/wps/game/list?gameName=${text}`)
      expect([status, body.field]).toEqual([400, 'gameName'])
    }
    expect((await list('มังกร dragon '.repeat(18))).totalCount).toBeGreaterThanOrEqual(0)
  })
}
