import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Rig } from '../../rig/rig.ts'
import { Caller, type Credential } from '../../rig/caller.ts'
import { EventStream } from '../../rig/event-stream.ts'
import { Table } from '../../rig/outside/play.ts'
import { startPlatform } from '../../rig/process/platform-process.ts'
import type { Provider } from '../../rig/outside/provider.ts'

const PER_ADDRESS = 60

/** Plays a slot round that is won; returns the amount won. */
async function win(rig: Rig, provider: Provider, credential: Credential) {
  const table = new Table(rig, provider)
  const game = await table.game({ gameType: 'SLOT', pageSize: '1' })
  const sessionId = await table.open(credential, game)
  const id = table.id()
  const payout = `${randomInt(100, 500)}.25`
  const round = { transactionId: id, roundId: id, bet: '20.00', win: payout, currency: 'THB' }
  const answer = await table.call('bet-win', { sessionId, ...round })
  if (answer.status !== 200) throw new Error(`not won: ${JSON.stringify(answer.body)}`)
  return { nodeId: game.nodeId, payout }
}

/** Winner board, event stream, jackpot, anchors (LOB-05, LOB-08, LOB-26). */
export function liveSuite(rig: Rig, provider: Provider): void {
  let demo: Credential
  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
  })
  const stream = (merchant: string, headers: Record<string, string> = {}) =>
    EventStream.open(`${rig.platform.url}/wps/events?merchant=${merchant}`, headers)

  it('lists the latest wins, masked, with what a launch needs, in the requested language (LOB-08)', async () => {
    const ask = (language: string, query = '') => rig.caller.get(`/wps/game/winners${query}`, { language })
    const [thai, english] = [(await ask('TY')).body.value, (await ask('EN')).body.value]
    expect(thai).toHaveLength(20)
    expect(thai[0].gameName).not.toBe(english[0].gameName)
    for (const { customerName, winAmount, nodeId, vassalage, gameCode } of english) {
      expect(customerName).toMatch(/^.{1,2}\*{3}.?$/)
      expect(winAmount).toMatch(/^\d+\.\d{2}$/)
      expect(nodeId && vassalage && gameCode).toBeTruthy()
    }
    const times = english.map(({ wonAt }: { wonAt: string }) => wonAt)
    expect([...times].sort().reverse()).toEqual(times)
    expect((await ask('EN', '?limitNum=3')).body.value).toHaveLength(3)
    const refused = await ask('EN', '?limitNum=0')
    expect([refused.status, refused.body.field]).toEqual([400, 'limitNum'])
  })

  it('publishes a win to the open pages of its brand at once, and to no other brand (LOB-08)', async () => {
    const [lotus, coral] = await Promise.all([stream('lotus'), stream('coral')])
    expect(lotus.answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const { nodeId, payout } = await win(rig, provider, demo)
    const winEvent = await lotus.next()
    expect(winEvent).toMatchObject({
      event: 'winner',
      data: {
        id: winEvent.id,
        customerName: 'lo***o',
        nodeId,
        winAmount: payout,
        gameNames: { EN: expect.any(String) },
      },
    })
    const [latest] = (await rig.caller.get('/wps/game/winners')).body.value
    expect(latest.id).toBe(winEvent.id)
    const other = await Promise.race([coral.next(), lotus.close().then(() => 'nothing')])
    expect(other).toBe('nothing')
    await coral.close()
  })

  it('publishes big wins alone, of many at once a few, and lists all of them (LOB-08)', async () => {
    const table = new Table(rig, provider)
    const sessionId = await table.open(demo, await table.game({ gameType: 'SLOT', pageSize: '1' }))
    // The pause after the win before.
    await setTimeout(1_100)
    const lotus = await stream('lotus')
    const wins = ['49.99', ...Array.from({ length: 12 }, (_, i) => `${50 + i}.00`)]
    for (const win of wins) {
      const id = table.id()
      await table.call('bet-win', {
        ...{ sessionId, transactionId: id, roundId: id },
        ...{ bet: '20.00', win, currency: 'THB' },
      })
    }
    const sentWins: unknown[] = []
    void (async () => {
      for (;;) sentWins.push((await lotus.next()).data)
    })()
    await setTimeout(2_500)
    await lotus.close()
    expect(sentWins[0]).toMatchObject({ winAmount: '50.00' })
    expect(sentWins.length).toBeLessThan(7)
    const { value: listed } = (await rig.caller.get('/wps/game/winners')).body
    expect(listed.slice(0, wins.length).map(({ winAmount }: { winAmount: string }) => winAmount)).toEqual(
      wins.toReversed(),
    )
  })

  it('publishes what a member has read to their own pages alone, once (CON-05, SHL-24)', async () => {
    const merchant = 'coral'
    const [credential, colleague] = await Promise.all(
      ['coral.agent', 'coral.demo'].map((name) => rig.caller.credential(name, 'Coral-2026!', merchant)),
    )
    const open = async (who: Credential | undefined) => {
      const answer = await rig.caller.call('POST', '/wps/events/ticket', { credential: who, merchant })
      const { ticket } = answer.body.value
      return await EventStream.open(`${rig.platform.url}/wps/events?merchant=coral&ticket=${ticket}`)
    }
    const nextRead = async (one: EventStream): Promise<unknown> => {
      for (;;) {
        const { event, data } = await one.next()
        if (event === 'noticesRead') return data
      }
    }
    const [phone, desktop, other] = await Promise.all([open(credential), open(credential), open(colleague)])
    const body = { announcementId: 'coral-notice-safety', read: true }
    const post = (path: string, sent: object) =>
      rig.caller.call('POST', `/wps/announcements/read${path}`, { credential, merchant, body: sent })
    for (let again = 0; again < 2; again += 1) await post('', body)
    await post('/all', { read: true })
    for (const mine of [phone, desktop])
      expect([await nextRead(mine), await nextRead(mine)]).toEqual([
        { ids: ['coral-notice-safety'] },
        { ids: [] },
      ])
    expect(await Promise.race([nextRead(other), phone.close().then(() => 'nothing')])).toBe('nothing')
    await Promise.all([desktop.close(), other.close()])
  })

  it('refuses a stream of no brand, and more streams than one address may have', async () => {
    const unknownBrand = await rig.caller.get('/wps/events?merchant=none', { merchant: '' })
    expect([unknownBrand.status, unknownBrand.body.code]).toEqual([400, 'unknown_merchant'])
    const address = { 'X-Forwarded-For': '203.0.113.60' }
    const streams = await Promise.all(Array.from({ length: PER_ADDRESS }, () => stream('lotus', address)))
    const more = await rig.caller.get('/wps/events', { headers: address })
    expect([more.status, more.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0)
    const elsewhere = await stream('lotus', { 'X-Forwarded-For': '203.0.113.61' })
    expect(elsewhere.answer.status).toBe(200)
    await Promise.all([...streams, elsewhere].map((one) => one.close()))
  })

  it('answers the jackpot counter, within the brand’s range (LOB-05)', async () => {
    const { source, amount } = (await rig.caller.get('/wps/game/jackpot')).body.value
    expect(source).toBe('range')
    expect(Number(amount)).toBeGreaterThanOrEqual(100_000_000)
    expect(Number(amount)).toBeLessThan(120_000_000)
  })

  it('lists live anchors, those on air first, and remembers whom a member follows (LOB-26)', async () => {
    const hot = (await rig.caller.get('/wps/anchors?type=hot')).body.value
    const promo = (await rig.caller.get('/wps/anchors?type=promo')).body.value
    expect(hot.length).toBeGreaterThan(promo.length)
    const air = hot.map(({ streaming }: { streaming: number }) => streaming)
    expect([...air].sort().reverse()).toEqual(air)
    expect(new Set(air)).toEqual(new Set([0, 1]))
    expect(hot.every((one: { game: { gameType: string } }) => one.game.gameType === 'LIVE')).toBe(true)
    const follow = (method: string, anchorId: string) =>
      rig.caller.call(method, '/wps/anchors/focus', { credential: demo, body: { anchorId } })
    const followed = async () =>
      (await rig.caller.get('/wps/anchors/focus', { credential: demo })).body.value.map(
        ({ id }: { id: string }) => id,
      )
    expect(await followed()).toEqual([])
    await follow('POST', hot[0].id)
    await follow('POST', hot[0].id)
    expect(await followed()).toEqual([hot[0].id])
    await follow('DELETE', hot[0].id)
    await follow('DELETE', hot[0].id)
    expect(await followed()).toEqual([])
    const unknown = await follow('POST', 'unknown')
    expect([unknown.status, unknown.body.code, unknown.body.field]).toEqual([
      404,
      'anchor_unknown',
      'anchorId',
    ])
    expect((await rig.caller.get('/wps/anchors/focus')).body.code).toBe('login_required')
    expect((await rig.caller.get('/wps/anchors?type=cold')).body.field).toBe('type')
    const portrait = await fetch(`${rig.platform.url}${hot[0].portrait}/160.avif`)
    expect([portrait.status, portrait.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect((await fetch(`${rig.platform.url}/img/anchor/unknown/160.avif`)).status).toBe(404)
  })

  it('ends open streams at shutdown without waiting for them (PLT-07)', async () => {
    const open = await stream('lotus')
    await rig.restart()
    await open.ended
    expect((await rig.caller.get('/wps/game/winners')).status).toBe(200)
  })
}

/** Several instances on one PostgreSQL (PLT-02). */
export function liveInstancesSuite(rig: Rig, provider: Provider): void {
  it('a win on one instance is published by all', async () => {
    const other = await startPlatform(rig.place)
    const demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
    const streams = await Promise.all(
      [rig.platform.url, other.url].map((url) => EventStream.open(`${url}/wps/events?merchant=lotus`)),
    )
    await win(rig, provider, demo)
    const [here, there] = await Promise.all(streams.map((stream) => stream.next()))
    expect(there).toEqual(here)
    await Promise.all(streams.map((stream) => stream.close()))
    expect(await other.stop()).toBe(0)
  })

  it('a draw has one result on all instances, whichever makes it (GAM-07)', async () => {
    const later = { ...provider.environment, CLOCK_MOVED_MS: String(60 * 60 * 1000) }
    const [second, third] = await Promise.all([
      startPlatform(rig.place, later),
      startPlatform(rig.place, later),
    ])
    const callers = [new Caller(second.url), new Caller(third.url)]
    const lists = await Promise.all(callers.map((caller) => caller.get('/wps/game/elott/list')))
    const [lottery] = lists[0]?.body.value.lotteries ?? []
    const draws = await Promise.all(
      callers.map(async (caller) => {
        const answer = await caller.get(`/wps/game/lottery/numero?lotteryId=${lottery.id}`)
        return new Map(
          answer.body.value.draws.map(({ issue, numbers }: { issue: string; numbers: number[] }) => [
            issue,
            numbers,
          ]),
        )
      }),
    )
    const [one, other] = draws
    const both = [...(one?.keys() ?? [])].filter((issue) => other?.has(issue) ?? false)
    expect(both.length).toBeGreaterThan(5)
    for (const issue of both) expect(other?.get(issue)).toEqual(one?.get(issue))
    await Promise.all([second.stop(), third.stop()])
  })
}
