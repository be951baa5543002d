import type { Rig } from '../../rig/rig.ts'
import type { Credential } from '../../rig/caller.ts'
import { said, Table } from '../../rig/outside/play.ts'
import { launchPath, type Game, type Provider } from '../../rig/outside/provider.ts'

/** What a provider receives of an opened game, and what it may do with that (GAM-04). */
export function launchedSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  let demo: Credential
  let slot: Game
  let live: Game

  const launchOf = async (game: Game, headers: Record<string, string> = {}) => {
    const answer = await rig.caller.get(launchPath(game), { credential: demo, headers })
    return provider.launchOf(answer.body.value.url)
  }
  const playRound = (sessionId: string, win: string) => {
    const id = table.id()
    const money = { bet: '20.00', win, currency: 'THB' }
    return table.call('bet-win', { sessionId, transactionId: id, roundId: id, ...money })
  }

  beforeAll(async () => {
    demo = await table.signIn('lotus.demo', 'lotus')
    slot = await table.game({ gameType: 'SLOT' })
    live = await table.game({ gameType: 'LIVE' })
  })

  it('lets the pages of the brand’s own hosts alone frame a game (GAM-01)', async () => {
    const framed = async (host: string) =>
      (await launchOf(slot, { 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' }))['lobbyOrigin']
    expect(await framed('lotus.localhost:8443')).toBe('http://lotus.localhost')
    for (const forged of ['evil.example', 'localhost:80@evil.example'])
      expect(await framed(forged)).toBe('http://localhost')
  })

  it('sends a provider the same player id at every visit, and nothing of the member', async () => {
    const one = await launchOf(slot)
    const other = await launchOf(live)
    expect(one.player).toBe(other.player)
    expect(JSON.stringify(one)).not.toContain('lotus.demo')
    expect(one.token).not.toBe(other.token)
  })

  it('takes a launch token once, also when two ask at the same moment (GAM-04)', async () => {
    const token = await table.launch(demo, slot, 'lotus')
    const ask = () => table.call('authenticate', { token })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('lists real wins alone on the winner board (LOB-08)', async () => {
    const board = async () => {
      const answer = await rig.caller.get('/wps/game/winners?gameCategory=ALL&limitNum=20')
      return JSON.stringify(answer.body.value)
    }
    const token = await table.launch(demo, slot, 'lotus', '1')
    const free = (await table.call('authenticate', { token })).body.value.sessionId
    expect((await playRound(free, '61.03')).status).toBeGreaterThanOrEqual(400)
    const real = await table.open(demo, slot)
    expect((await playRound(real, '61.04')).status).toBe(200)
    expect(await board()).toContain('"winAmount":"61.04"')
    expect(await board()).not.toContain('"winAmount":"61.03"')
  })

  it('takes no bet after the session has ended', async () => {
    const { credential, sessionId } = await table.sit('lotus.agent', slot)
    await rig.caller.call('DELETE', '/wps/session/logout', { credential })
    expect(said(await playRound(sessionId, '0.00'))).toEqual([403, 'game_session_ended'])
  })
}

/** A launch that is not opened is good for a minute: the platform is started again with a later clock. */
export function launchExpirySuite(rig: Rig, provider: Provider): void {
  it('forgets a launch after a minute', async () => {
    const table = new Table(rig, provider)
    const demo = await table.signIn('lotus.demo', 'lotus')
    const token = await table.launch(demo, await table.game({ gameType: 'SLOT' }), 'lotus')
    await rig.moveClock(61_000)
    const late = await table.call('authenticate', { token }, { at: Date.now() + 61_000 })
    expect([late.status, late.body.code]).toEqual([410, 'launch_expired'])
    await rig.moveClock(0)
  })
}
