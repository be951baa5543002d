import { Caller, type Answer } from '../rig/caller.ts'
import { OPERATOR } from '../rig/operator.ts'
import { databases, type Place } from '../rig/process/databases.ts'
import { startPlatform, type Platform } from '../rig/process/platform-process.ts'
import { isApiDatabase, volume } from '../rig/volumes.ts'
import { until } from '../rig/until.ts'
import { northList, southList } from './dirty-lists.ts'
import { codeOf, Importing, reportIn } from './importing.ts'

const NORTH_ROWS = volume(4_700, 940)
const SOUTH_ROWS = volume(7_900, 1_580)
const KILLED_ROWS = 1_500
const FIRST_ONE = 'id,name,provider,category\n'

jest.setTimeout(180_000)

describe.each(databases)('a list of games on a running site, on $name', ({ make, name }) => {
  let place: Place
  let platform: Platform
  const caller = () => new Caller(platform.url, platform.operatorUrl)
  const operator = () => new Importing(caller())
  const found = async (query: string): Promise<Answer['body']['value']> =>
    (await caller().get(`/wps/game/list?${query}`)).body.value
  const total = async (): Promise<number> => (await found('')).totalCount
  const audit = async (): Promise<{ actor: string; action: string; subject: string; detail: object }[]> =>
    (await caller().get('/wps/operator/audit', OPERATOR)).body.value.list
  const list = (rows: string): Buffer => Buffer.from(FIRST_ONE + rows)

  beforeAll(async () => {
    place = await make()
    platform = await startPlatform(place)
  })
  afterAll(async () => {
    await platform.kill()
    await place.remove()
  })

  it('two lists as suppliers send them need no script: words are mapped, bad rows left out, and both can be undone', async () => {
    const before = await total()
    const { games } = await found('pageSize=200')
    const north = northList(
      NORTH_ROWS,
      games.map((game: { nodeId: string }) => game.nodeId),
    )
    const first = await operator().send('north', north.bytes)
    const raw = reportIn(first)
    expect([raw.encoding, raw.rows]).toEqual(['Windows-1252', NORTH_ROWS])
    const group = (code: string) => raw.groups.find((one) => one.code === code)
    expect(group('category_unknown')).toMatchObject({
      count: north.unknown + north.leftOut,
      field: 'category',
    })
    expect(group('category_unknown')?.example).toMatchObject({ line: 9, value: 'Premium Reels' })
    expect(group('category_missing')?.count).toBe(north.unsorted)
    expect(group('id_missing')?.count).toBe(north.nameless)
    expect(
      raw.providers.filter(({ isNew }) => isNew).map(({ name, nearest }) => [name, nearest?.code]),
    ).toEqual(
      expect.arrayContaining([
        ['Jade Lantern Casino', 'JL'],
        ['RISING TIDE GAMING LTD', 'RTG'],
        ['Fenwick & Roe', undefined],
      ]),
    )
    expect(codeOf(await operator().call('POST', `/${first.id}/take`, { judgement: first.judgement }))).toBe(
      'import_state',
    )

    const mapped = await operator().map(first.id, {
      categories: { 'premium reels': 'slots', 'Virtual Horses': 'skip' },
      defaultCategory: 'rng',
      providers: { 'Jade Lantern Casino': 'JL', 'Rising Tide Gaming Ltd': 'Rising Tide Games' },
      ids: 'missing',
      skipBadRows: true,
    })
    const report = reportIn(mapped)
    expect(report).toMatchObject({
      added: north.games,
      changed: 0,
      bad: north.bad + north.clashes,
      leftOut: north.leftOut,
    })
    expect(report.clashes.count).toBe(north.clashes)
    expect(report.clashes.first[0]).toMatchObject({
      name: 'Café “Amber” – Night 41™',
      other: { nodeId: games[0].nodeId, name: games[0].nodeName },
    })
    expect(
      report.providers
        .filter(({ isNew }) => isNew)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Café Royale', 'Fenwick & Roe'])
    expect(await total()).toBe(before)

    const taken = await operator().take(mapped)
    expect([taken.state, taken.written.added]).toEqual(['taken', north.games])
    expect(await total()).toBe(before + north.games)
    const [amber] = (await found(`gameName=${encodeURIComponent('cafe amber night 4')}`)).games
    expect(amber).toMatchObject({ nodeName: 'Café “Amber” – Night 4™', vassalage: 'JL', rtp: '96.50' })

    const second = await operator().send('south', southList(SOUTH_ROWS).bytes)
    const other = reportIn(second)
    expect(other).toMatchObject({ added: SOUTH_ROWS, bad: 0 })
    expect(other.twins.count).toBe(north.games)
    expect(other.twins.first[0]).toMatchObject({ name: 'Café “Amber” – Night 0™', source: 'north' })
    const kept = await operator().take(await operator().map(second.id, { twins: 'skip' }))
    expect(kept.written.added).toBe(SOUTH_ROWS - north.games)

    const undone = await operator().undo(first.id)
    expect([undone.state, undone.written]).toEqual([
      'undone',
      { added: north.games, changed: 0, putBack: north.games, kept: 0 },
    ])
    expect(await total()).toBe(before + SOUTH_ROWS - north.games)
    await operator().undo(second.id)
    expect(await total()).toBe(before)
    expect((await audit()).map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ['catalogue.mapping_changed', 'north'],
        ['catalogue.import_taken', 'north'],
        ['catalogue.imported', 'north'],
        ['catalogue.import_undone', 'south'],
      ]),
    )
  })

  it('keeps what was said of a list for the next one of its source, and takes the same list again without a change', async () => {
    const rows = list('901,Kept One,Some House,odd word\n902,Kept Two,Some House,odd word\n')
    const first = await operator().send('kept', rows)
    expect(reportIn(first).errors).toBe(2)
    const mapped = await operator().map(first.id, { categories: { 'Odd Word': 'crash' } })
    await operator().take(mapped)
    const again = await operator().send('kept', rows)
    expect(again.settings.categories).toEqual({ 'Odd Word': 'crash' })
    expect(reportIn(again)).toMatchObject({ added: 0, changed: 0, unchanged: 2, errors: 0 })
    await operator().undo(mapped.id)
  })

  it('puts a changed game back as it was, but leaves what others have changed since', async () => {
    const first = await operator().send('house', list('911,House One,JL,slots\n912,House Two,JL,slots\n'))
    await operator().take(first)
    const renamed = await operator().send(
      'house',
      list('911,House One Deluxe,JL,slots\n912,House Two Deluxe,JL,slots\n'),
    )
    expect(reportIn(renamed).samples.changed[0]).toMatchObject({
      name: 'House One Deluxe',
      fields: expect.arrayContaining(['names']),
    })
    await operator().take(renamed)
    await operator().take(await operator().send('house', list('912,House Two Royal,JL,slots\n')))
    const undone = await operator().undo(renamed.id)
    expect(undone.written).toMatchObject({ changed: 2, putBack: 1, kept: 1 })
    const names = (await found('gameName=house&vassalage=JL')).games.map(
      (game: { nodeName: string }) => game.nodeName,
    )
    expect(names).toEqual(expect.arrayContaining(['House One', 'House Two Royal']))
  })

  it('is checked again when the catalogue has changed since: no unreviewed change is taken', async () => {
    const waiting = await operator().send('late', list('921,Late One,JL,slots\n'))
    await operator().take(await operator().send('soon', list('921,Soon One,JL,live\n')))
    expect(
      codeOf(await operator().call('POST', `/${waiting.id}/take`, { judgement: waiting.judgement })),
    ).toBe('import_stale')
    const again = await operator().settled(waiting.id)
    expect(reportIn(again)).toMatchObject({ added: 0, changed: 1 })
    expect(
      codeOf(await operator().call('POST', `/${waiting.id}/take`, { judgement: waiting.judgement })),
    ).toBe('import_stale')
    await operator().take(again)
    expect(codeOf(await operator().call('DELETE', `/${waiting.id}`))).toBe('import_state')
  })

  it('a part that was cut off is sent again, and a file that was changed on its way is refused', async () => {
    const bytes = list('931,Whole One,JL,slots\n')
    const { id } = await operator().begin('cut', bytes)
    expect(codeOf(await operator().part(id, 0, bytes.subarray(0, 9)))).toBe('import_cut')
    expect(codeOf(await operator().part(id, 1, bytes))).toBe('invalid_input')
    expect(codeOf(await operator().call('PUT', `/${id}/parts/0`, { not: 'bytes' }))).toBe(
      'unsupported_content_type',
    )
    expect((await operator().part(id, 0, bytes)).status).toBe(200)
    expect((await operator().settled(id)).state).toBe('judged')
    expect(codeOf(await operator().part(id, 0, bytes))).toBe('import_state')
    const flipped = await operator().send('flipped', bytes, { sha256: 'ab'.repeat(32) })
    expect([flipped.state, flipped.refusal]).toEqual(['refused', expect.stringMatching(/changed on its way/)])
    const strange = await operator().send('strange', Buffer.from('foo,bar\n1,2\n'))
    expect([strange.state, strange.headers]).toEqual(['refused', ['foo', 'bar']])
  })

  it('is for those who run the catalogue alone', async () => {
    const stranger = new Importing(caller(), {})
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/x'],
      ['POST', '/x/take'],
      ['POST', '/x/undo'],
      ['DELETE', '/x'],
    ] as const)
      expect([method, path, codeOf(await stranger.call(method, path))]).toEqual([
        method,
        path,
        'operator_token_required',
      ])
  })

  it('killed at any moment, it is finished by the next start: each game once', async () => {
    const rows = Array.from(
      { length: KILLED_ROWS },
      (_, i) => `${950_000 + i},Kill Proof ${i},JL,slots\n`,
    ).join('')
    const judged = await operator().send('killed', list(rows))
    await operator().call('POST', `/${judged.id}/take`, { judgement: judged.judgement })
    await until(
      async () => ((await operator().read(judged.id)).written.added > 0 ? true : undefined),
      'the first batch',
    )
    await platform.kill()
    platform = await startPlatform(place)
    const taken = await operator().settled(judged.id)
    expect([taken.state, taken.written]).toEqual([
      'taken',
      { added: KILLED_ROWS, changed: 0, putBack: 0, kept: 0 },
    ])
    if (!isApiDatabase(name)) return
    await operator().call('POST', `/${judged.id}/undo`)
    await until(
      async () => ((await operator().read(judged.id)).written.putBack > 0 ? true : undefined),
      'the first batch',
    )
    await platform.kill()
    platform = await startPlatform(place)
    expect((await operator().settled(judged.id)).written).toMatchObject({ putBack: KILLED_ROWS, kept: 0 })
    expect((await found('gameName=kill%20proof')).totalCount).toBe(0)
  })
})
