import type { CareCase } from '@site/shared-api/contract/play-console'
import type { PlayCare, PlayLimit } from '@site/shared-api/contract/play'
import type { LimitKind, LimitPeriod } from '@site/shared-api/contract/play-limit'
import { codeOf, credentialOf, type Answer } from '../../rig/caller.ts'
import { said, startTrial, Table } from '../../rig/outside/play.ts'
import { launchPath, type Game, type Provider } from '../../rig/outside/provider.ts'
import { Depositor } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Noon in Bangkok, by the clock of UTC. */
const NOON_MS = 5 * HOUR_MS

/** Limits of members: tighter at once, looser late and twice asked; held in the transaction of what they limit (MEM-09). */
export function limitsSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  let demo: Depositor
  let game: Game
  /** At a table, from the test of stakes on. */
  let sessionId: string
  let moved = 0

  const pass = async (ms: number): Promise<void> => {
    moved += ms
    table.movedMs = moved
    await rig.moveClock(moved)
  }
  const path = (kind: LimitKind, period: LimitPeriod): string => `/wps/member/play/limits/${kind}/${period}`
  const set = (kind: LimitKind, period: LimitPeriod, amount: string | null): Promise<Answer> =>
    demo.call('PUT', path(kind, period), { amount })
  const care = async (): Promise<PlayCare> => (await demo.call('GET', '/wps/member/play')).body.value
  const limit = async (kind: LimitKind, period: LimitPeriod): Promise<PlayLimit> => {
    const found = (await care()).limits.find((one) => one.kind === kind && one.period === period)
    if (!found) throw new Error('no such limit')
    return found
  }
  const settle = async (orderId: string, how: 'settle' | 'refuse', more: object = {}): Promise<void> => {
    const answer = await editor.call('POST', `deposits/${orderId}/${how}`, {
      why: 'on the statement',
      ...more,
    })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  const whole = (list: readonly { what: string }[]): string[] => list.map(({ what }) => what)
  const signIn = async (): Promise<void> => {
    demo = await Depositor.signIn(rig, 'lotus.demo')
  }
  const bet = (amount: string, more: object = {}): Promise<Answer> =>
    table.call('bet', {
      sessionId,
      transactionId: table.id(),
      roundId: table.id('r'),
      amount,
      currency: 'THB',
      ...more,
    })

  beforeAll(async () => {
    // Noon in Bangkok: no test of a day runs over its end.
    await pass((NOON_MS + DAY_MS - (Date.now() % DAY_MS)) % DAY_MS)
    await signIn()
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
  })
  afterAll(() => rig.moveClock(0))

  it('a new limit and a lower one hold at once; a deposit beyond it is told what is left (MEM-02)', async () => {
    expect((await set('deposit', 'day', '2000.00')).status).toBe(200)
    expect((await set('deposit', 'day', '1200.00')).status).toBe(200)
    await demo.begin({ channelId: 'transfer', amount: '400.00' })
    const refused = await demo.ask({ channelId: 'transfer', amount: '801.00' })
    expect([...said(refused), refused.body.data]).toEqual([
      422,
      'deposit_limit',
      'amount',
      expect.objectContaining({ period: 'day', limit: '1200.00', left: '800.00', currency: 'THB' }),
    ])
    expect(await limit('deposit', 'day')).toMatchObject({ amount: '1200.00', used: '400.00', waiting: null })
  })

  it('two deposits at once do not both find the same rest', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => demo.ask({ channelId: 'transfer', amount: '450.00' })),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['200', 'deposit_limit', 'deposit_limit'])
  })

  it('what was credited goes on counting, what was refused does not; the statement tells what was credited', async () => {
    const { value } = (await demo.call('GET', '/wps/relay/deposits')).body
    const [second, first]: { orderId: string; amount: string }[] = value.deposits
    expect([first?.amount, second?.amount]).toEqual(['400.00', '450.00'])
    const paidIn = async () =>
      Number((await demo.call('GET', '/wps/member/play/activity?range=day')).body.value.deposits)
    const before = await paidIn()
    await settle(first?.orderId ?? '', 'settle', { amount: '400.00' })
    expect((await limit('deposit', 'day')).used).toBe('850.00')
    await settle(second?.orderId ?? '', 'refuse')
    expect((await limit('deposit', 'day')).used).toBe('400.00')
    expect(await paidIn()).toBe(before + 400)
  })

  it('a higher limit waits, however often it is asked for, needs a second yes, and lapses without one', async () => {
    await set('deposit', 'day', '1800.00')
    const first = (await limit('deposit', 'day')).waiting
    expect([first?.amount, (await limit('deposit', 'day')).amount]).toEqual(['1800.00', '1200.00'])
    await pass(12 * HOUR_MS)
    await signIn()
    await set('deposit', 'day', '1800.00')
    expect((await limit('deposit', 'day')).waiting).toEqual(first)
    expect(said(await demo.call('POST', `${path('deposit', 'day')}/confirm`))).toEqual([409, 'limit_cooling'])
    // Something else begins the wait anew: it never becomes shorter.
    await set('deposit', 'day', null)
    const second = (await limit('deposit', 'day')).waiting
    expect(Date.parse(second?.readyAt ?? '')).toBeGreaterThan(Date.parse(first?.readyAt ?? ''))
    await pass(24 * HOUR_MS)
    await signIn()
    expect((await limit('deposit', 'day')).amount).toBe('1200.00')
    expect((await demo.call('POST', `${path('deposit', 'day')}/confirm`)).status).toBe(200)
    expect(await limit('deposit', 'day')).toMatchObject({ amount: null, waiting: null })
    await set('deposit', 'day', '1400.00')
    await set('deposit', 'day', '1600.00')
    await pass(24 * HOUR_MS + 73 * HOUR_MS)
    await signIn()
    expect(said(await demo.call('POST', `${path('deposit', 'day')}/confirm`))).toEqual([
      404,
      'limit_unknown',
      'kind',
    ])
    expect(await limit('deposit', 'day')).toMatchObject({ amount: '1400.00', waiting: null })
    const { list } = (await demo.call('GET', '/wps/member/play/history')).body.value
    expect(list.map(({ what }: { what: string }) => what).toReversed()).toEqual([
      'set',
      'lowered',
      'raise-asked',
      'raise-asked',
      'raised',
      'set',
      'raise-asked',
    ])
  })

  it('what waits ends with a lower limit, with the present one, and when it is given up; the brand says how long it waits (PLT-08)', async () => {
    await set('loss', 'month', '500.00')
    const waits = async () => (await limit('loss', 'month')).waiting
    const ends: [string, () => Promise<Answer>][] = [
      ['given up', () => demo.call('DELETE', `${path('loss', 'month')}/waiting`)],
      ['the present one', () => set('loss', 'month', '500.00')],
      ['a lower one', () => set('loss', 'month', '450.00')],
    ]
    await editor.change('play-rules', 'lotus', { coolingHours: 48 })
    for (const [how, end] of ends) {
      await set('loss', 'month', '900.00')
      const waiting = await waits()
      expect([how, Date.parse(waiting?.readyAt ?? '') - Date.parse(waiting?.askedAt ?? '')]).toEqual([
        how,
        48 * HOUR_MS,
      ])
      await end()
      expect([how, await waits()]).toEqual([how, null])
      const late = await demo.call('POST', `${path('loss', 'month')}/confirm`)
      expect([how, codeOf(late)]).toEqual([how, 'limit_unknown'])
    }
    expect((await care()).coolingHours).toBe(48)
    await editor.change('play-rules', 'lotus', { coolingHours: 24 })
    expect(await limit('loss', 'month')).toMatchObject({ amount: '450.00' })
    const page = async (more: string) =>
      (await demo.call('GET', `/wps/member/play/history?limit=5${more}`)).body.value
    const first = await page('')
    expect(whole(first.list)).toEqual([
      'lowered',
      'raise-asked',
      'raise-asked',
      'raise-dropped',
      'raise-asked',
    ])
    // Page by page nothing is twice and nothing is missing.
    const next = await page(`&cursor=${encodeURIComponent(first.nextCursor)}`)
    const all = (await demo.call('GET', '/wps/member/play/history?limit=50')).body.value.list
    expect([...first.list, ...next.list]).toEqual(all.slice(0, 10))
  })

  it('what is no limit is refused, and changes nothing (PLT-03)', async () => {
    const before = await care()
    for (const [kind, period, amount] of [
      ['deposit', 'round', '10.00'],
      ['stake', 'month', '10.00'],
      ['deposit', 'day', '0.00'],
      ['deposit', 'day', '10.123'],
      ['time', 'day', '10.00'],
      ['time', 'day', '0'],
    ] as const)
      expect([kind, period, amount, codeOf(await set(kind, period, amount))]).toEqual([
        kind,
        period,
        amount,
        'invalid_input',
      ])
    expect(await care()).toEqual(before)
  })

  it('a stake beyond a limit of stakes or losses is refused in the wallet, a repeat of it for ever (GAM-05)', async () => {
    sessionId = await table.open(demo.credential, game)
    await set('stake', 'round', '5.00')
    expect(codeOf(await bet('5.01'))).toBe('stake_limit')
    await set('loss', 'week', '8.00')
    const roundId = table.id('r')
    expect(codeOf(await bet('5.00', { roundId }))).toBe('200')
    const asked = { transactionId: table.id(), roundId: table.id('r') }
    const refused = await bet('4.00', asked)
    expect([...said(refused), refused.body.data?.['left']]).toEqual([422, 'loss_limit', '3.00'])
    const win = {
      sessionId,
      transactionId: table.id(),
      roundId,
      amount: '5.00',
      currency: 'THB',
      endRound: true,
    }
    expect(codeOf(await table.call('win', win))).toBe('200')
    // The loss is gone, the answer that was given is not.
    expect(codeOf(await bet('4.00', asked))).toBe('loss_limit')
    const rounds = [table.id('r'), table.id('r')]
    const both = await Promise.all(rounds.map((id) => bet('5.00', { roundId: id })))
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'loss_limit'])
    const lost = {
      ...win,
      transactionId: table.id(),
      roundId: rounds[both.findIndex(({ status }) => status === 200)],
      amount: '1.00',
    }
    expect(codeOf(await table.call('win', lost))).toBe('200')
  })

  it('time is counted by the platform, a check is due until it is answered, and a limit of time ends play', async () => {
    const tick = async () => (await demo.call('POST', '/wps/member/play/clock')).body.value
    await demo.call('PUT', '/wps/member/play/reality-check', { every: 5 })
    expect(said(await demo.call('PUT', '/wps/member/play/reality-check', { every: 240 }))).toEqual([
      400,
      'invalid_input',
      'every',
    ])
    await pass(HOUR_MS)
    const first = await tick()
    expect(first).toMatchObject({ seconds: 0, every: 5, due: false, left: null })
    await pass(4 * MINUTE_MS)
    expect(await tick()).toMatchObject({ since: first.since, due: false })
    await pass(MINUTE_MS)
    const due = await tick()
    expect([due.due, due.seconds >= 300, due.since]).toEqual([true, true, first.since])
    expect((await tick()).due).toBe(true)
    const answered = await demo.call('POST', '/wps/member/play/clock/check', { answer: 'on' })
    expect(answered.body.value.due).toBe(false)
    expect((await tick()).due).toBe(false)
    await set('time', 'day', '7')
    expect((await tick()).left).toBeLessThanOrEqual(120)
    await pass(3 * MINUTE_MS)
    expect((await tick()).left).toBe(0)
    const launched = await rig.caller.get(launchPath(game, '0'), { credential: demo.credential })
    expect([codeOf(launched), launched.body.data?.['period']]).toEqual(['time_limit', 'day'])
    // A table that is open already takes no bet any more either.
    const late = await bet('1.00')
    expect([codeOf(late), late.body.data?.['period']]).toEqual(['time_limit', 'day'])
    const { minutes } = (await demo.call('GET', '/wps/member/play/activity?range=day')).body.value
    expect(minutes).toBe(8)
    // A pause begins a new stretch.
    await pass(20 * MINUTE_MS)
    expect((await tick()).seconds).toBe(0)
    // So does whoever stops at a check, and goes on after all.
    await pass(5 * MINUTE_MS)
    expect((await tick()).due).toBe(true)
    await demo.call('POST', '/wps/member/play/clock/check', { answer: 'stop' })
    expect(await tick()).toMatchObject({ seconds: 0, due: false })
    // The brand's bounds hold whatever was chosen before.
    await editor.change('play-rules', 'lotus', { realityLeast: 10 })
    expect([(await tick()).every, (await care()).reality]).toEqual([10, { every: 10, least: 10, most: 60 }])
    const drafted = await editor.draft(await editor.get('play-rules', 'lotus'), { realityMost: 5 })
    expect(drafted.body.value.draft.problems.map(({ field }: { field: string }) => field)).toEqual([
      'realityMost',
      'realityDefault',
    ])
    await editor.remove(drafted, '/draft')
    await editor.change('play-rules', 'lotus', { realityLeast: 5 })
  })

  it('what play came to adds up with the ledger (MEM-04)', async () => {
    const activity = (await demo.call('GET', '/wps/member/play/activity?range=day')).body.value
    const { currency, total } = (await demo.call('GET', '/wps/member/profitandloss?range=today')).body.value
    const { stakes, wins, net } = activity
    expect([activity.currency, stakes, net]).toEqual([currency, total.bet, total.net])
    expect(Number(wins)).toBe(Number(total.won) + Number(total.jackpot))
    expect([stakes, wins, net]).toEqual(['10.00', '6.00', '-4.00'])
  })

  it('what points to harm is found when the day is over, with its figures, and opens a case (PLT-09)', async () => {
    await pass(DAY_MS)
    const found = await until(async () => {
      const { list } = (await editor.call('GET', 'care?merchant=lotus&state=open')).body.value
      return list.find(({ account }: CareCase) => account === 'lotus.demo')
    }, 'a case of lotus.demo')
    expect(found.markers).toContain('raised-limits')
    const { markers } = (await editor.call('GET', 'care/lotus/lotus.demo')).body.value
    expect(markers).toContainEqual(expect.objectContaining({ kind: 'raised-limits', detail: { count: 1 } }))
    await signIn()
  })

  it('operators set what is tighter; the member’s own is never looser for it (PLT-09)', async () => {
    const put = (amount: string | null) =>
      editor.call('PUT', 'care/lotus/lotus.demo/limit', {
        kind: 'deposit',
        period: 'day',
        amount,
        why: 'asked',
      })
    await put('5000.00')
    expect(await limit('deposit', 'day')).toMatchObject({ amount: '1400.00', house: '5000.00' })
    await put('300.00')
    expect(await limit('deposit', 'day')).toMatchObject({ amount: '300.00', own: '1400.00' })
    expect(codeOf(await demo.ask({ channelId: 'transfer', amount: '301.00' }))).toBe('deposit_limit')
    await put(null)
    expect(await limit('deposit', 'day')).toMatchObject({ amount: '1400.00', house: null })
    // The member reads that it was the house, not who.
    const { list } = (await demo.call('GET', '/wps/member/play/history?limit=3')).body.value
    expect(list).toMatchObject([
      { what: 'house-removed', by: 'house', amount: null },
      { what: 'house-set', by: 'house', amount: '300.00' },
      { what: 'house-set', by: 'house', amount: '5000.00' },
    ])
  })

  it('a bet says that somebody plays, whether their page does or not (GAM-05)', async () => {
    const tick = async () => (await demo.call('POST', '/wps/member/play/clock')).body.value
    sessionId = await table.open(demo.credential, game)
    const { since } = await tick()
    await pass(10 * MINUTE_MS)
    expect(codeOf(await bet('1.00'))).toBe('200')
    // Twenty minutes without a word of the page: without the bet a pause, and a new stretch.
    await pass(10 * MINUTE_MS)
    const after = await tick()
    expect([after.since, after.seconds >= 20 * 60]).toEqual([since, true])
  })

  it('who plays for free has nothing to limit, and nothing to keep away from', async () => {
    const credential = credentialOf(await startTrial(rig, '203.0.113.77'))
    const asked: [string, string, object?][] = [
      ['GET', '/wps/member/play'],
      ['PUT', path('deposit', 'day'), { amount: '10.00' }],
      ['PUT', '/wps/member/play/reality-check', { every: 10 }],
      ['POST', '/wps/member/play/clock'],
      ['POST', '/wps/member/play/exclusion', { kind: 'time-out', hours: 24 }],
    ]
    for (const [method, at, body] of asked)
      expect([at, codeOf(await rig.caller.call(method, at, { credential, body }))]).toEqual([
        at,
        'trial_refused',
      ])
  })
}
