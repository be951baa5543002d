import { randomUUID } from 'node:crypto'
import type { Bench } from '../bench/bench.ts'
import type { Answer, Credential } from '../bench/caller.ts'
import { credentialOf } from '../bench/caller.ts'
import { OPERATOR_TOKEN } from '../bench/platform-process.ts'
import type { Provider } from '../bench/provider.ts'

interface Game {
  nodeId: string
  vassalage: string
  gameType: string
  gameId: string
  gameCode: string
  lottoMode: string | null
  displayName: string
}
type Query = Readonly<Record<string, string>>

const urlOf = (path: string, query: Query): string => `${path}?${new URLSearchParams(query).toString()}`
const operator = { headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` } }

/** Opening games (GAM-01, GAM-02, GAM-03). */
export function launchSuite(bench: Bench, provider: Provider): void {
  let demo: Credential
  let slot: Game
  let live: Game
  let lottery: Game

  const first = async (query: Query, fits: (game: Game) => boolean = () => true): Promise<Game> => {
    const answer = await bench.caller.get(urlOf('/wps/game/list', { pageSize: '200', ...query }))
    // reason: the contract checks the whole answer
    const games = answer.body.value.games as Game[]
    const game = games.find(fits)
    if (!game) throw new Error(`no game for ${JSON.stringify(query)}`)
    return game
  }
  const queryOf = (game: Game, more: Query = {}): Query => ({
    category: game.gameType,
    vendor: game.vassalage,
    gameId: game.gameId,
    nodeId: game.nodeId,
    ...more,
  })
  const open = (query: Query, credential: Credential | undefined = demo, merchant = 'lotus') =>
    bench.caller.get(urlOf('/wps/game/launchGame', query), { credential, merchant })
  const openLottery = (query: Query, credential = demo) =>
    bench.caller.get(urlOf('/lgw/games/mobile/launch', query), { credential })
  const launchOf = (answer: Answer) => provider.launchOf(answer.body.value.url)
  const wallet = (operation: string, body: object) => provider.call(bench.platform.url, operation, body)
  const sessionOf = async (answer: Answer): Promise<string> =>
    (await wallet('authenticate', { token: launchOf(answer).token })).body.value.sessionId
  const playRound = (sessionId: string, win: string) => {
    const id = randomUUID()
    const money = { bet: '20.00', win, currency: 'THB' }
    return wallet('bet-win', { sessionId, transactionId: id, roundId: id, ...money })
  }
  const said = ({ status, body }: Answer) => [status, body.code, ...(body.field ? [body.field] : [])]
  const trial = async (address: string): Promise<Credential> =>
    credentialOf(
      await bench.caller.call('POST', '/wps/session/login/freeplay', {
        body: { module: 'FREEPLAY' },
        headers: { 'X-Forwarded-For': address },
      }),
    )

  beforeAll(async () => {
    demo = await bench.caller.credential('lotus.demo', 'Lotus-2026!')
    slot = await first({ gameType: 'SLOT' })
    live = await first({ gameType: 'LIVE' })
    lottery = await first({ gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' })
  })

  it('answers everything that a launch needs of one game (PLT-01)', async () => {
    const answer = await bench.caller.get(`/wps/game/detail?nodeId=${slot.nodeId}`)
    expect(answer.body.value).toEqual(slot)
    expect(said(await bench.caller.get('/wps/game/detail?nodeId=1'))).toEqual([404, 'game_unknown', 'nodeId'])
  })

  it('opens a game by the generic launcher with a token that is not the session’s (GAM-02)', async () => {
    const answer = await open(queryOf(slot))
    expect(answer.status).toBe(200)
    expect(answer.body.value).toMatchObject({
      mode: 'real',
      nodeId: slot.nodeId,
      gameName: slot.displayName,
    })
    expect(answer.body.value.url).not.toContain(demo.token)
    expect(answer.body.value.origin).toBe('http://games.localhost')
    expect(JSON.stringify(launchOf(answer))).not.toContain(demo.token)
    expect(launchOf(answer)).toMatchObject({
      channel: answer.body.value.channel,
      currency: { code: 'THB', symbol: '฿' },
      game: { nodeId: slot.nodeId, gameType: slot.gameType, name: slot.displayName },
      language: 'EN',
      lobbyOrigin: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await open({ ...queryOf(slot), category: 'SLOT' })).status).toBe(200)
  })

  it('refuses who has no session (GAM-01)', async () => {
    const answer = await bench.caller.get(urlOf('/wps/game/launchGame', queryOf(slot)))
    expect(said(answer)).toEqual([401, 'login_required'])
  })

  it('names what does not fit: game, provider, category, launcher', async () => {
    const wrong: [Query, (string | number)[]][] = [
      [queryOf(slot, { vendor: 'NOBODY' }), [404, 'vendor_unknown', 'vendor']],
      [queryOf(slot, { vendor: live.vassalage }), [400, 'game_mismatch', 'vendor']],
      [queryOf(slot, { gameId: 'other' }), [400, 'game_mismatch', 'gameId']],
      [queryOf(slot, { nodeId: '1' }), [404, 'game_unknown', 'nodeId']],
      [queryOf(slot, { category: 'LIVE' }), [400, 'game_mismatch', 'category']],
      [queryOf(slot, { category: 'MOON' }), [400, 'unknown_category', 'category']],
      [queryOf(slot, { nodeId: 'x' }), [400, 'invalid_input', 'nodeId']],
      [queryOf(lottery), [400, 'wrong_launcher', 'nodeId']],
    ]
    for (const [query, refusal] of wrong) expect(said(await open(query))).toEqual(refusal)
  })

  it('does not open for one brand what only another offers', async () => {
    const coral = await bench.caller.credential('coral.demo', 'Coral-2026!', 'coral')
    const own = await first({ vassalage: 'RTG' })
    expect(said(await open(queryOf(own), coral, 'coral'))).toEqual([404, 'game_unknown', 'nodeId'])
  })

  it('opens lotteries by their own launcher, with the modes that fit them (GAM-02, GAM-03)', async () => {
    const sea = await first({ gameType: 'LOTT', vassalage: 'TCG_SEA' })
    const plain = await first({ gameType: 'LOTT' }, ({ lottoMode }) => lottoMode === 'Traditional')
    const asked = (game: Game, more: Query): Query => ({
      vendor: game.vassalage,
      gameCode: game.gameCode,
      ...more,
    })
    const vn = await openLottery(asked(lottery, { prizeMode: 'elottery', playType: 'trad' }))
    expect([vn.status, vn.body.value?.nodeId]).toEqual([200, lottery.nodeId])
    expect((await openLottery(asked(sea, { prizeMode: 'SEA' }))).status).toBe(200)
    expect((await openLottery(asked(lottery, {}))).status).toBe(200)
    const wrong: [Query, (string | number)[]][] = [
      [asked(lottery, { prizeMode: 'SEA' }), [400, 'invalid_input', 'prizeMode']],
      [asked(sea, { prizeMode: 'lottery' }), [400, 'invalid_input', 'prizeMode']],
      [asked(sea, { prizeMode: 'Elott' }), [400, 'invalid_input', 'prizeMode']],
      [asked(lottery, { gameCode: 'none' }), [404, 'game_unknown', 'gameCode']],
      [asked(slot, {}), [400, 'wrong_launcher', 'vendor']],
      [
        asked(plain, { playType: 'ent', prizeMode: plain.vassalage === 'TCG_SEA' ? 'SEA' : 'lottery' }),
        [400, 'invalid_input', 'playType'],
      ],
    ]
    for (const [query, refusal] of wrong) expect(said(await openLottery(query))).toEqual(refusal)
  })

  it('opens free play where it is offered, and nothing else to a trial account (GAM-01, ACC-09)', async () => {
    expect((await open(queryOf(slot, { freePlay: '1' }))).body.value.mode).toBe('free')
    expect(said(await open(queryOf(live, { freePlay: '1' })))).toEqual([
      403,
      'free_play_unavailable',
      'freePlay',
    ])
    const visitor = await trial('203.0.113.7')
    expect(said(await open(queryOf(slot), visitor))).toEqual([403, 'trial_refused'])
    expect((await open(queryOf(slot, { freePlay: '1' }), visitor)).body.value.mode).toBe('free')
    const named = await bench.caller.credential('lotus.trial', 'Lotus-2026!')
    expect(said(await open(queryOf(slot), named))).toEqual([403, 'trial_refused'])
  })

  it('keeps a provider or a member out when operators say so', async () => {
    const vendor = `/wps/operator/vendors/${slot.vassalage}/down`
    const member = '/wps/operator/members/lotus/lotus.agent/play'
    const agent = await bench.caller.credential('lotus.agent', 'Lotus-2026!')
    expect((await bench.caller.call('PUT', vendor, { body: { down: true } })).status).toBe(401)
    await bench.caller.call('PUT', vendor, { ...operator, body: { down: true } })
    await bench.caller.call('PUT', member, { ...operator, body: { restricted: true } })
    expect(said(await open(queryOf(slot)))).toEqual([503, 'provider_down'])
    expect(said(await open(queryOf(live), agent))).toEqual([403, 'play_restricted'])
    await bench.caller.call('PUT', vendor, { ...operator, body: { down: false } })
    await bench.caller.call('PUT', member, { ...operator, body: { restricted: false } })
    expect((await open(queryOf(slot), agent)).status).toBe(200)
    const audit = await bench.caller.get('/wps/operator/audit', operator)
    const actions = audit.body.value.list.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['vendor.down', 'member.play_restricted']))
  })

  it('lets the pages of the brand’s own hosts alone frame a game (GAM-01)', async () => {
    const framed = async (host: string) =>
      launchOf(
        await bench.caller.get(urlOf('/wps/game/launchGame', queryOf(slot)), {
          credential: demo,
          headers: { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' },
        }),
      )['lobbyOrigin']
    expect(await framed('lotus.localhost:8443')).toBe('https://lotus.localhost:8443')
    expect(await framed('evil.example')).toBe('https://localhost')
  })

  it('tells the same player to a provider at every visit, and nothing of the member', async () => {
    const [one, other] = [launchOf(await open(queryOf(slot))), launchOf(await open(queryOf(live)))]
    expect(one.player).toBe(other.player)
    expect(JSON.stringify(one)).not.toContain('lotus.demo')
    expect(one.token).not.toBe(other.token)
  })

  it('takes a launch token once, also when two ask at the same moment (GAM-04)', async () => {
    const { token } = launchOf(await open(queryOf(slot)))
    const ask = () => wallet('authenticate', { token })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('tells the winner board of real wins alone (LOB-08)', async () => {
    const board = async () => {
      const answer = await bench.caller.get('/wps/game/winners?gameCategory=ALL&limitNum=20')
      return JSON.stringify(answer.body.value)
    }
    const free = await sessionOf(await open(queryOf(slot, { freePlay: '1' })))
    expect((await playRound(free, '61.03')).status).toBeGreaterThanOrEqual(400)
    const real = await sessionOf(await open(queryOf(slot)))
    expect((await playRound(real, '61.04')).status).toBe(200)
    expect(await board()).toContain('"winAmount":"61.04"')
    expect(await board()).not.toContain('"winAmount":"61.03"')
  })

  it('takes no bet after the session has ended', async () => {
    const agent = await bench.caller.credential('lotus.agent', 'Lotus-2026!')
    const sessionId = await sessionOf(await open(queryOf(slot), agent))
    await bench.caller.call('DELETE', '/wps/session/logout', { credential: agent })
    expect(said(await playRound(sessionId, '0.00'))).toEqual([403, 'game_session_ended'])
  })

  it('gives a browser one trial account, and an address not too many (ACC-09)', async () => {
    const start = (address: string, cookie?: string) =>
      bench.caller.call('POST', '/wps/session/login/freeplay', {
        body: { module: 'FREEPLAY' },
        headers: { 'X-Forwarded-For': address, ...(cookie === undefined ? {} : { Cookie: cookie }) },
      })
    const one = await start('203.0.113.8')
    const key = /MC_TRIAL=[^;]+/.exec(one.headers.get('set-cookie') ?? '')?.[0]
    expect(one.body.value).toMatchObject({ type: 4, result: 1, userName: one.body.value.trialUser })
    const again = await start('203.0.113.8', key)
    expect(again.body.value.userName).toBe(one.body.value.userName)
    const asked = await bench.caller.get('/wps/member/trialuser', {
      headers: { 'X-Forwarded-For': '203.0.113.8', Cookie: key ?? '' },
    })
    expect(asked.body.value).toMatchObject({ trialUser: one.body.value.userName, type: 4 })
    const answers = await Promise.all(Array.from({ length: 62 }, () => start('203.0.113.9')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.body.code).toBe('too_many_requests')
  })
}

/** A launch that nobody opens is good for a minute: the platform is started again with a later clock. */
export function launchExpirySuite(bench: Bench, provider: Provider): void {
  it('forgets a launch after a minute', async () => {
    const demo = await bench.caller.credential('lotus.demo', 'Lotus-2026!')
    const list = await bench.caller.get('/wps/game/list?gameType=SLOT&pageSize=1')
    const [game] = list.body.value.games
    const answer = await bench.caller.get(
      urlOf('/wps/game/launchGame', {
        category: 'RNG',
        vendor: game.vassalage,
        gameId: game.gameId,
        nodeId: game.nodeId,
      }),
      { credential: demo },
    )
    const { token } = provider.launchOf(answer.body.value.url)
    await bench.restart(61_000)
    const late = await provider.call(
      bench.platform.url,
      'authenticate',
      { token },
      { at: Date.now() + 61_000 },
    )
    expect([late.status, late.body.code]).toEqual([410, 'launch_expired'])
    await bench.restart()
  })
}
