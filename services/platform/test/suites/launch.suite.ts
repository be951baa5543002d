import type { Bench } from '../bench/bench.ts'
import type { Answer, Credential } from '../bench/caller.ts'
import { credentialOf } from '../bench/caller.ts'
import { OPERATOR_TOKEN } from '../bench/platform-process.ts'

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
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Opening games and playing the sandbox (GAM-01, GAM-02, GAM-03). */
export function launchSuite(bench: Bench): void {
  let demo: Credential
  let slot: Game
  let live: Game
  let lottery: Game
  let round = 0

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
  const tokenOf = (answer: Answer): string =>
    new URL(answer.body.value.url, 'http://site').searchParams.get('token') ?? ''
  const exchange = (token: string) =>
    bench.caller.call('POST', '/lgw/sandbox/session', { merchant: '', body: { token } })
  const play = (ticket: string, more: object = {}) =>
    bench.caller.call('POST', '/lgw/sandbox/rounds', {
      merchant: '',
      body: { ticket, roundId: uuid((round += 1)), amount: '20.00', card: 1, ...more },
    })
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

  it('takes a launch token once, also when two ask at the same moment', async () => {
    const token = tokenOf(await open(queryOf(slot)))
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(said(await exchange(token))).toEqual([409, 'launch_used', 'token'])
    expect(said(await exchange('nobody knows this'))).toEqual([410, 'launch_expired', 'token'])
  })

  it('plays rounds on the server, each once, and moves no money', async () => {
    const before = await bench.caller.get('/wps/wallets/gcs', { credential: demo })
    const { ticket, cards } = (await exchange(tokenOf(await open(queryOf(slot))))).body.value
    const roundId = uuid((round += 1))
    const [one, same] = await Promise.all([play(ticket, { roundId }), play(ticket, { roundId })])
    expect(one?.status).toBe(200)
    expect(one?.body.value).toEqual(same?.body.value)
    expect(said(await play(ticket, { roundId, card: 2 }))).toEqual([409, 'round_conflict', 'roundId'])
    expect(said(await play(ticket, { amount: '21.00' }))).toEqual([400, 'invalid_input', 'amount'])
    expect(said(await play(ticket, { card: cards + 1 }))).toEqual([400, 'invalid_input', 'card'])
    expect(said(await play('no ticket'))).toEqual([410, 'launch_expired', 'ticket'])
    const drawn: number[] = []
    for (let n = 0; n < 60; n += 1) {
      const { value } = (await play(ticket)).body
      expect(value.payout).toBe(value.drawn === 1 ? '60.00' : '0.00')
      drawn.push(value.drawn)
    }
    expect([...new Set(drawn)].sort()).toEqual([1, 2, 3])
    const after = await bench.caller.get('/wps/wallets/gcs', { credential: demo })
    expect(after.body.value).toEqual(before.body.value)
  })

  it('tells the winner board of real wins alone (LOB-08)', async () => {
    const board = async () => {
      const answer = await bench.caller.get('/wps/game/winners?gameCategory=ALL&limitNum=20')
      return JSON.stringify(answer.body.value)
    }
    const winOnce = async (ticket: string): Promise<void> => {
      for (let n = 0; n < 200; n += 1) if ((await play(ticket)).body.value.won) return
      throw new Error('two hundred rounds without a win')
    }
    const before = await board()
    const free = await exchange(tokenOf(await open(queryOf(slot, { freePlay: '1' }))))
    await winOnce(free.body.value.ticket)
    expect(await board()).toBe(before)
    const real = await exchange(tokenOf(await open(queryOf(slot))))
    await winOnce(real.body.value.ticket)
    expect(await board()).toContain('"winAmount":"60.00"')
  })

  it('ends the game with the session', async () => {
    const agent = await bench.caller.credential('lotus.agent', 'Lotus-2026!')
    const { ticket } = (await exchange(tokenOf(await open(queryOf(slot), agent)))).body.value
    await bench.caller.call('DELETE', '/wps/session/logout', { credential: agent })
    expect(said(await play(ticket))).toEqual([401, 'session_ended'])
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

  it('serves its page to the site’s frames alone and says what it is, in both languages', async () => {
    for (const [lang, words] of [
      ['EN', 'no money moves'],
      ['TY', 'เกมจำลอง'],
    ] as const) {
      const page = await fetch(`${bench.platform.url}/lgw/sandbox/play?lang=${lang}&token=x`, {
        headers: { 'X-Forwarded-Host': 'localhost:8080', 'X-Forwarded-Proto': 'https' },
      })
      const policy = page.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain('frame-ancestors https://localhost:8080')
      expect(policy).not.toContain('unsafe')
      expect(await page.text()).toContain(words)
    }
  })
}

/** A launch that nobody opens is good for a minute: the platform is started again with a later clock. */
export function launchExpirySuite(bench: Bench): void {
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
    const token = new URL(answer.body.value.url, 'http://site').searchParams.get('token')
    await bench.restart(61_000)
    const late = await bench.caller.call('POST', '/lgw/sandbox/session', { body: { token } })
    expect([late.status, late.body.code]).toEqual([410, 'launch_expired'])
    await bench.restart()
  })
}
