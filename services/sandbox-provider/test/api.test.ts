import { createHmac } from 'node:crypto'
import { Rig, clickId, said, Table } from './rig.ts'

describe('the provider’s API', () => {
  const rig = new Rig()
  beforeAll(() => rig.setUp())
  afterAll(() => rig.tearDown())

  it('answers a signed launch with an address, and the same launch with the same one', async () => {
    const body = rig.launchBody()
    const first = await rig.launch(body)
    expect(first.body.url).toMatch(/^http:\/\/games\.localhost\/play\/[A-Za-z0-9_-]{32}$/)
    expect((await rig.launch(body)).body).toEqual(first.body)
    expect(said(await rig.launch({ ...body, token: 'another' }))).toEqual([
      409,
      'channel_conflict',
      'channel',
    ])
  })

  it('takes what the platform says of lotteries', async () => {
    const body = rig.launchBody({}, 'LOTT')
    expect(
      (await rig.launch({ ...body, game: { ...body.game, prizeMode: 'SEA', playType: 'trad' } })).status,
    ).toBe(200)
  })

  it('returns the numbers that tickets are paid by to the platform, and none of a draw to come (GAM-07)', async () => {
    const table = await rig.table({}, 'LOTT')
    const { results } = (await table.call('lottery/state')).body.value
    const draws = results.map(({ at }: { at: number }) => ({ nodeId: '88', at }))
    const last = draws[0].at
    const requestedDraws = [
      ...draws,
      { nodeId: '89', at: last },
      { nodeId: '88', at: last + 60_000 },
      { nodeId: '88', at: last - 1 },
      { nodeId: '88', at: last - 13 * 86_400_000 },
    ]
    const { numbers } = (await rig.ask('/draws', { draws: requestedDraws })).body
    expect(numbers.slice(0, draws.length)).toEqual(
      results.map(({ top, bottom }: { top: string; bottom: string }) => [...top, ...bottom].map(Number)),
    )
    expect(numbers.slice(draws.length)).toEqual([expect.any(Array), null, null, expect.any(Array)])
    const forged = await rig.ask('/draws', { draws: [] }, { 'x-signature': 'f'.repeat(64) })
    expect(said(forged)).toEqual([401, 'signature_invalid', 'X-Signature'])
  })

  it('refuses forged and stale signatures (PLT-03)', async () => {
    const body = rig.launchBody()
    expect(said(await rig.launch(body, { 'x-signature': 'f'.repeat(64) }))).toEqual([
      401,
      'signature_invalid',
      'X-Signature',
    ])
    expect(said(await rig.launch(body, { 'x-signature': '' }))).toEqual([
      401,
      'signature_invalid',
      'X-Signature',
    ])
    const old = String(Date.now() - 61_000)
    const text = JSON.stringify(body)
    const signature = createHmac('sha256', 'secret-of-the-tests')
      .update(`${old}\nPOST\n/launch\n${text}`)
      .digest('hex')
    const stale = await rig.launch(body, { 'x-timestamp': old, 'x-signature': signature })
    expect(said(stale)).toEqual([401, 'signature_stale'])
    expect(stale.body.data.now).toEqual(expect.any(Number))
  })

  it.each([
    ['channel', { channel: 'short' }],
    ['mode', { mode: 'demo' }],
    ['lobbyOrigin', { lobbyOrigin: 'http://localhost:8080/m' }],
    ['artUrl', { artUrl: 'javascript:alert(1)' }],
    ['surprise', { surprise: 1 }],
  ])('names the field %s that is not right (PLT-03)', async (field, wrong) => {
    expect(said(await rig.launch({ ...rig.launchBody(), ...wrong }))).toEqual([400, 'invalid_input', field])
  })

  it('serves a page that only its own lobby may frame, and that loads nothing from elsewhere', async () => {
    const play = await rig.play({ artUrl: 'https://img.example/x.webp' })
    const page = await fetch(`${rig.url}/play/${play}`)
    const text = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([A-Za-z0-9_-]+)'/.exec(policy)?.[1]
    expect(policy).toContain('frame-ancestors http://localhost:8080;')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("img-src 'self' https://img.example;")
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(
      text.match(/<(script|link)[^>]*>/g)?.filter((tag) => tag.includes('src=') || tag.includes('href=')),
    ).toHaveLength(2)
    for (const tag of text.match(/<(script type="module"|link)[^>]*>/g) ?? []) {
      expect(tag).toContain(`nonce="${nonce}"`)
      expect(tag).toContain('integrity="sha384-')
    }
  })

  it('cannot be talked into script by a name', async () => {
    const game = { ...rig.launchBody().game, name: '</script><script>alert(1)</script>' }
    const page = await fetch(`${rig.url}/play/${await rig.play({ game })}`)
    expect(await page.text()).not.toContain('<script>alert')
  })

  it('says that an unknown address has expired', async () => {
    const page = await fetch(`${rig.url}/play/${'x'.repeat(32)}`)
    expect(page.status).toBe(410)
  })

  it('takes calls from its own page alone (PLT-03)', async () => {
    const table = await rig.table({ mode: 'free' })
    expect(said(await table.call('open', {}, { origin: 'http://localhost:8080' }))).toEqual([
      403,
      'origin_refused',
      'Origin',
    ])
    expect(said(await table.call('open', {}, { origin: 'null' }))).toEqual([403, 'origin_refused', 'Origin'])
    expect(said(await table.call('open', {}, { 'x-play': 'guess' }))).toEqual([401, 'play_unknown', 'X-Play'])
    const form = await table.call('open', {}, { 'content-type': 'text/plain' })
    expect(said(form)).toEqual([415, 'unsupported_content_type'])
    const unopened = new Table(rig, await rig.play({ mode: 'free' }))
    expect(said(await unopened.call('balance'))).toEqual([409, 'play_not_open'])
  })

  it.each([
    ['slot/spin', { clientId: 'c'.repeat(12), stake: '3.00' }, [422, 'stake_not_offered', 'stake']],
    ['slot/spin', { clientId: 'c'.repeat(12), stake: '-1.00' }, [400, 'invalid_input', 'stake']],
    ['slot/spin', { clientId: 'c'.repeat(12), stake: 1 }, [400, 'invalid_input', 'stake']],
    ['slot/spin', { clientId: 'no', stake: '1.00' }, [400, 'invalid_input', 'clientId']],
    ['slot/shown', { roundId: 'unknown', spins: 1 }, [404, 'round_unknown', 'roundId']],
    ['crash/state', {}, [409, 'wrong_game']],
    ['fair/renew', { clientSeed: 'a:b' }, [400, 'invalid_input', 'clientSeed']],
    ['nowhere', {}, [404, 'not_found']],
  ])('refuses %s with %j (PLT-03)', async (path, body, expected) => {
    const table = await rig.table({ mode: 'free' })
    expect(said(await table.call(path, body))).toEqual(expected)
  })

  it('refuses heights, numbers and draws that do not exist (PLT-03)', async () => {
    const flight = await rig.table({ mode: 'free' }, 'FISH')
    const bet = { clientId: clickId(), stake: '1.00' }
    expect(said(await flight.call('crash/bet', { ...bet, auto: 100 }))).toEqual([
      400,
      'invalid_input',
      'auto',
    ])
    expect(said(await flight.call('crash/bet', { ...bet, auto: 150.5 }))).toEqual([
      400,
      'invalid_input',
      'auto',
    ])
    expect(said(await flight.call('crash/cash-out', { roundId: 'unknown' }))).toEqual([
      404,
      'round_unknown',
      'roundId',
    ])
    const lottery = await rig.table({ mode: 'free' }, 'LOTT')
    const { open } = (await lottery.call('lottery/state')).body.value
    const buy = (draw: number, kind: string, number: string, stake = '1.00') =>
      lottery.call('lottery/buy', { clientId: clickId(), draw, lines: [{ kind, number, stake }] })
    expect(said(await buy(open - 2, 'top2', '12'))).toEqual([409, 'draw_closed', 'draw'])
    expect(said(await buy(open, 'top2', '123'))).toEqual([400, 'invalid_input', 'lines.0.number'])
    expect(said(await buy(open, 'tod3', '777'))).toEqual([400, 'invalid_input', 'lines.0.number'])
    expect(said(await buy(open, 'top2', '12', '3.00'))).toEqual([422, 'stake_not_offered', 'lines.0.stake'])
    expect(said(await buy(open, 'top9', '12'))).toEqual([400, 'invalid_input', 'lines.0.kind'])
  })

  it('shows another player nothing of a round', async () => {
    const mine = await rig.table({ mode: 'free' }, 'FISH')
    const { id } = (await mine.call('crash/bet', { clientId: clickId(), stake: '1.00', auto: null })).body
      .value.round
    const theirs = await rig.table({ mode: 'free', player: 'player-2' }, 'FISH')
    expect(said(await theirs.call('crash/cash-out', { roundId: id }))).toEqual([
      404,
      'round_unknown',
      'roundId',
    ])
    expect(said(await theirs.call('crash/wait', { roundId: id }))).toEqual([404, 'round_unknown', 'roundId'])
  })
})
