import type { Rig } from '../../rig/rig.ts'
import { credentialOf, type Answer, type Credential } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { said, startTrial } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'

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
const queryOf = (game: Game, more: Query = {}): Query => ({
  category: game.gameType,
  vendor: game.vassalage,
  gameId: game.gameId,
  nodeId: game.nodeId,
  ...more,
})

/** Opening games (GAM-01, GAM-02, GAM-03). */
export function launchSuite(rig: Rig, provider: Provider): void {
  let demo: Credential
  let slot: Game
  let live: Game
  let lottery: Game

  const first = async (query: Query, fits: (game: Game) => boolean = () => true): Promise<Game> => {
    const answer = await rig.caller.get(urlOf('/wps/game/list', { pageSize: '200', ...query }))
    // reason: the contract checks the whole answer
    const games = answer.body.value.games as Game[]
    const game = games.find(fits)
    if (!game) throw new Error(`no game for ${JSON.stringify(query)}`)
    return game
  }
  const open = (query: Query, credential = demo, merchant = 'lotus'): Promise<Answer> =>
    rig.caller.get(urlOf('/wps/game/launchGame', query), { credential, merchant })
  const openLottery = (query: Query) =>
    rig.caller.get(urlOf('/lgw/games/mobile/launch', query), { credential: demo })

  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
    slot = await first({ gameType: 'SLOT' })
    live = await first({ gameType: 'LIVE' })
    lottery = await first({ gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' })
  })

  it('answers everything that a launch needs of one game (PLT-01)', async () => {
    const answer = await rig.caller.get(`/wps/game/detail?nodeId=${slot.nodeId}`)
    expect(answer.body.value).toEqual(slot)
    expect(said(await rig.caller.get('/wps/game/detail?nodeId=1'))).toEqual([404, 'game_unknown', 'nodeId'])
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
    const launch = provider.launchOf(answer.body.value.url)
    expect(JSON.stringify(launch)).not.toContain(demo.token)
    expect(launch).toMatchObject({
      channel: answer.body.value.channel,
      currency: { code: 'THB', symbol: '฿' },
      game: { nodeId: slot.nodeId, gameType: slot.gameType, name: slot.displayName },
      language: 'EN',
      // The host that asks, at the port where the site is (SITE_PORT), not the platform's own.
      lobbyOrigin: 'http://127.0.0.1',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await open({ ...queryOf(slot), category: 'SLOT' })).status).toBe(200)
  })

  it('refuses who has no session (GAM-01)', async () => {
    const answer = await rig.caller.get(urlOf('/wps/game/launchGame', queryOf(slot)))
    expect(said(answer)).toEqual([401, 'login_required'])
  })

  it('names what does not fit: game, provider, category, launcher', async () => {
    const wrong: [Query, (string | number)[]][] = [
      [queryOf(slot, { vendor: 'UNKNOWN' }), [404, 'vendor_unknown', 'vendor']],
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
    const coral = await rig.caller.credential('coral.demo', 'Coral-2026!', 'coral')
    const own = await first({ vassalage: 'RTG' })
    expect(said(await open(queryOf(own), coral, 'coral'))).toEqual([404, 'game_unknown', 'nodeId'])
  })

  it('opens lotteries by their own launcher, with the modes that fit them (GAM-02, GAM-03)', async () => {
    const sea = await first({ gameType: 'LOTT', vassalage: 'TCG_SEA' })
    const plain = await first({ gameType: 'LOTT' }, ({ lottoMode }) => lottoMode === 'Traditional')
    const lotteryQuery = (game: Game, more: Query): Query => ({
      vendor: game.vassalage,
      gameCode: game.gameCode,
      ...more,
    })
    const vn = await openLottery(lotteryQuery(lottery, { prizeMode: 'elottery', playType: 'trad' }))
    expect([vn.status, vn.body.value?.nodeId]).toEqual([200, lottery.nodeId])
    expect((await openLottery(lotteryQuery(sea, { prizeMode: 'SEA' }))).status).toBe(200)
    expect((await openLottery(lotteryQuery(lottery, {}))).status).toBe(200)
    const wrong: [Query, (string | number)[]][] = [
      [lotteryQuery(lottery, { prizeMode: 'SEA' }), [400, 'invalid_input', 'prizeMode']],
      [lotteryQuery(sea, { prizeMode: 'lottery' }), [400, 'invalid_input', 'prizeMode']],
      [lotteryQuery(sea, { prizeMode: 'Elott' }), [400, 'invalid_input', 'prizeMode']],
      [lotteryQuery(lottery, { gameCode: 'none' }), [404, 'game_unknown', 'gameCode']],
      [lotteryQuery(slot, {}), [400, 'wrong_launcher', 'vendor']],
      [
        lotteryQuery(plain, {
          playType: 'ent',
          prizeMode: plain.vassalage === 'TCG_SEA' ? 'SEA' : 'lottery',
        }),
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
    const visitor = credentialOf(await startTrial(rig, '203.0.113.7'))
    expect(said(await open(queryOf(slot), visitor))).toEqual([403, 'trial_refused'])
    expect((await open(queryOf(slot, { freePlay: '1' }), visitor)).body.value.mode).toBe('free')
    const named = await rig.caller.credential('lotus.trial', 'Lotus-2026!')
    expect(said(await open(queryOf(slot), named))).toEqual([403, 'trial_refused'])
  })

  it('keeps a provider or a member out when operators say so', async () => {
    const vendor = `/wps/operator/vendors/${slot.vassalage}/down`
    const member = '/wps/operator/members/lotus/lotus.agent/play'
    const agent = await rig.caller.credential('lotus.agent', 'Lotus-2026!')
    expect((await rig.caller.call('PUT', vendor, { body: { down: true } })).status).toBe(401)
    await rig.caller.call('PUT', vendor, { ...OPERATOR, body: { down: true } })
    await rig.caller.call('PUT', member, { ...OPERATOR, body: { restricted: true } })
    expect(said(await open(queryOf(slot)))).toEqual([503, 'provider_down'])
    expect(said(await open(queryOf(live), agent))).toEqual([403, 'play_restricted'])
    await rig.caller.call('PUT', vendor, { ...OPERATOR, body: { down: false } })
    await rig.caller.call('PUT', member, { ...OPERATOR, body: { restricted: false } })
    expect((await open(queryOf(slot), agent)).status).toBe(200)
    const audit = await rig.caller.get('/wps/operator/audit', OPERATOR)
    const actions = audit.body.value.list.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['vendor.down', 'member.play_restricted']))
  })
}
