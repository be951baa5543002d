import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { JobDto } from '@site/shared-api/contract/job'
import type { RebateClaim } from '@site/shared-api/contract/rebate'
import type { Reward } from '@site/shared-api/contract/reward'
import type { VipLevelDto } from '@site/shared-api/contract/vip'
import { codeOf, credentialOf } from '../../rig/caller.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { exclude, give } from '../../rig/people/kept-away.ts'
import { Loyal } from '../../rig/people/loyal.ts'
import { FIRST, freshPayee, newMember, type Member } from '../../rig/people/member.ts'
import { bundled } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WINDOW_DAYS = 90

/** What is done when a brand's day is over: levels, gifts, unclaimed rebate, lines of points (MEM-10 to MEM-12). */
export function dayEndSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  const demo = new Loyal(table, 'lotus.demo')
  const agent = new Loyal(table, 'lotus.agent')
  const fresh = new Loyal(table, 'lotus.new')
  let game: Game
  /** Keeps away from play from the first day's end on, with as much earned as others. */
  let away: Member
  let awayPoints: number
  const levelOf = async (who: Loyal): Promise<string> => (await who.get('/wps/vip')).labelId
  const rungOf = async (who: Loyal, label: string): Promise<VipLevelDto | undefined> =>
    (await who.get('/wps/vip')).levels.find(({ labelId }: VipLevelDto) => labelId === label)
  const level = async (id: string, change: object): Promise<void> => {
    const published = await editor.publish(
      await editor.draft(await editor.get('vip-level', `lotus.${id}`), { ...change }),
    )
    expect(codeOf(published)).toBe('200')
  }
  const byDay = async (who: Loyal): Promise<RebateClaim[]> =>
    (await who.get('/wps/rebate/history')).list.filter(({ by }: RebateClaim) => by === 'day')
  const script = async (...args: string[]): Promise<string> => {
    const { dataDir, databaseUrl } = rig.place
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const file = bundled('test/rig/process/stuck-rebate.ts')
    return (await promisify(execFile)(process.execPath, [...file, ...args, ...place])).stdout
  }
  const rebateJob = async (): Promise<JobDto | undefined> =>
    (await editor.call('GET', 'jobs?kind=day-end&limit=50')).body.value.list.find(
      ({ key }: JobDto) => key === 'rebate',
    )
  const verified = async (): Promise<void> => {
    const { body } = await editor.call('GET', 'ledger/verify?whole=1')
    expect(body.value).toMatchObject({ ok: true, fault: null })
  }

  /** A member who plays as much as others, has rebate due for it, and then takes a time-out. */
  const keepAway = async (): Promise<void> => {
    away = await newMember(rig, { payeeName: freshPayee() })
    const { credential, name } = away
    const { id } = (await give(editor, name, '3000.00')).body.value
    await rig.caller.call('POST', `/wps/rewards/${id}/claim`, { credential })
    const round = { transactionId: table.id(), roundId: table.id('r'), bet: '2500.00', win: '2500.00' }
    const sessionId = await table.open(credential, game)
    expect(codeOf(await table.call('bet-win', { sessionId, ...round, currency: 'THB' }))).toBe('200')
    const { total } = (await rig.caller.get('/wps/rebate', { credential })).body.value
    awayPoints = (await rig.caller.get('/wps/mall/goods', { credential })).body.value.points
    expect([Number(total) > 0, awayPoints > 0]).toEqual([true, true])
    const answer = await exclude(rig.caller, credential, { kind: 'time-out', hours: 72 })
    expect(codeOf(answer)).toBe('200')
  }

  beforeAll(async () => {
    await Promise.all([demo.signIn(), agent.signIn(), fresh.signIn()])
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
  })
  afterAll(() => rig.moveClock(0))

  it('shows what leads to each level beside what was really played, and the progress that B3 names (MEM-12, GAM-04, MEM-01)', async () => {
    expect(await fresh.get('/wps/member/rank/progress')).toEqual({
      currentProgress: { completedConditions: 0, totalExpectedConditions: 5 },
      playerRankProgress: { labelId: 'seed', label: 'Seed', level: 0, nextLabel: 'Bud' },
    })
    const { id } = (
      await editor.call('POST', 'grants', {
        id: randomUUID(),
        merchant: 'lotus',
        account: 'lotus.new',
        amount: '3000.00',
        title: { EN: 'Welcome', TY: 'ยินดีต้อนรับ' },
        why: 'a first reward',
        days: null,
      })
    ).body.value
    await fresh.call('POST', `/wps/rewards/${id}/claim`)
    await fresh.play(game, '2500.00')
    const bud = await rungOf(fresh, 'bud')
    expect(bud?.conditions).toEqual([
      { kind: 'turnover', least: '500.00', have: '2500.00', done: true },
      { kind: 'turnover', least: '2000.00', have: '2500.00', done: true },
      { kind: 'turnover', least: '5000.00', have: '2500.00', done: false },
      { kind: 'deposit', least: '500.00', have: '0.00', done: false },
      { kind: 'days', least: '2', have: '1', done: false },
    ])
    expect(bud?.gift).toEqual({ amount: '58.00', state: 'ahead' })
    expect((await fresh.get('/wps/member/rank/progress')).currentProgress).toEqual({
      completedConditions: 2,
      totalExpectedConditions: 5,
    })
    expect(said(await fresh.call('POST', '/wps/vip/bud/claim'))).toEqual([404, 'grant_unknown', 'level'])
  })

  it('judges a level before it is published: its number, its conditions, what keeps it (PLT-08)', async () => {
    const drafted = await editor.draft(await editor.get('vip-level', 'lotus.leaf'), {
      level: 1,
      conditions: [
        { kind: 'days', least: '2.50' },
        { kind: 'turnover', least: '10.00' },
      ],
      keep: [{ kind: 'turnover', least: '20.00' }],
    })
    expect(drafted.body.value.draft.problems.map(({ field }: { field: string }) => field)).toEqual([
      'level',
      'conditions.0.least',
      'keep.0.least',
    ])
    await editor.remove(drafted, '/draft')
  })

  it('pays unclaimed rebate once for each member, though it fails between two of them and is killed (MEM-11)', async () => {
    await Promise.all([demo.play(game, '3000.00'), agent.play(game, '3000.00')])
    const due = new Map<Loyal, string>()
    for (const who of [demo, agent, fresh]) due.set(who, (await who.get('/wps/rebate')).total)
    const cash = new Map<Loyal, number>()
    for (const who of due.keys()) cash.set(who, await who.cash())
    await level('bud', { conditions: [{ kind: 'turnover', least: '2000.00' }], levelGift: '58.00' })
    await keepAway()
    await rig.platform.stop()
    const accounts = new Map([...due.keys()].map((who) => [who.account, who]))
    const stuck = accounts.get(await script('hold', [...accounts.keys()].join(',')))
    await rig.start(DAY_MS)
    await until(
      async () => ((await rebateJob())?.lastError == null ? undefined : true),
      'the death of the rebate of the day',
    )
    for (const who of due.keys()) expect(await byDay(await who.signIn())).toHaveLength(who === stuck ? 0 : 1)
    await rig.platform.kill()
    await script('let', '-')
    await rig.start(DAY_MS)
    await editor.call('POST', `jobs/${String((await rebateJob())?.id)}/run`)
    for (const who of due.keys()) {
      await who.signIn()
      await until(
        async () => ((await byDay(who)).length > 0 ? true : undefined),
        'rebate with the end of the day',
      )
    }
    await rig.restart(DAY_MS)
    for (const [who, total] of due) {
      await who.signIn()
      expect((await byDay(who)).map(({ amount }) => amount)).toEqual([total])
      expect(await who.cash()).toBe((cash.get(who) ?? 0) + Math.round(Number(total) * 100))
    }
    await verified()
  })

  it('gives nothing to an excluded member, neither rebate nor a gift of the level they reach (MEM-09, MEM-11, MEM-12)', async () => {
    // Levels are judged when every rebate is paid.
    const profile = async () => (await editor.call('GET', `members/lotus/${away.name}`)).body.value
    await until(
      async () => ((await profile()).vipLevel > 0 ? true : undefined),
      'the level of who keeps away',
    )
    const { list: lines } = (await editor.call('GET', `members/lotus/${away.name}/lines?limit=50`)).body.value
    expect(lines.map(({ kind }: { kind: string }) => kind)).not.toContain('rebate')
    const grants = await editor.call('GET', `grants?merchant=lotus&account=${away.name}`)
    expect(grants.body.value.list.map(({ source }: { source: string }) => source)).toEqual(['operator'])
  })

  it('brings a member up when the day is over, whose gift is claimed once (MEM-12)', async () => {
    await until(async () => ((await levelOf(fresh)) === 'bud' ? true : undefined), 'the level Bud')
    expect((await rungOf(fresh, 'bud'))?.gift).toEqual({ amount: '58.00', state: 'open' })
    expect((await fresh.get('/wps/rewards')).open).toEqual([
      expect.objectContaining({ source: 'vip-level', title: 'Bud', amount: '58.00' }),
    ])
    const before = await fresh.cash()
    const many = await Promise.all(Array.from({ length: 4 }, () => fresh.call('POST', '/wps/vip/bud/claim')))
    expect(many.map(({ body }) => body.value)).toEqual(many.map(() => ({ amount: '58.00', currency: 'THB' })))
    expect(await fresh.cash()).toBe(before + 5_800)
    expect((await rungOf(fresh, 'bud'))?.gift.state).toBe('claimed')
    // What the level gives is what points and rebate are counted by from now on.
    expect(await fresh.get('/wps/mall/goods')).toMatchObject({ percent: 110 })
  })

  it('gives the month’s gift of a level once a month, until the month is over (MEM-12)', async () => {
    const { monthGift } = await agent.get('/wps/vip')
    expect(monthGift).toMatchObject({ amount: '200.00', state: 'open', expiresAt: expect.any(String) })
    const before = await agent.cash()
    await Promise.all(Array.from({ length: 3 }, () => agent.call('POST', '/wps/vip/month/claim')))
    expect(await agent.cash()).toBe(before + 20_000)
    expect((await agent.get('/wps/vip')).monthGift.state).toBe('claimed')
  })

  it('writes the points of the day as a line, which they equal (MEM-10)', async () => {
    const { points, today } = await demo.get('/wps/mall/goods')
    expect(today).toBe(0)
    const lines: { amount: number }[] = (await demo.get('/wps/mall/points?limit=50')).list
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(points)
  })

  it('takes a level whose condition was not met over a window, one at a time, and a gift with its month (MEM-12)', async () => {
    expect(await levelOf(agent)).toBe('bloom')
    // From now on Bud is to be kept as well; what it has given stays the member's.
    await level('bud', { keep: [{ kind: 'turnover', least: '2000.00' }] })
    const waiting: Reward[] = (await demo.get('/wps/rewards')).open
    const gift = waiting.find(({ source }) => source === 'vip-month')?.rewardId
    await rig.moveClock((WINDOW_DAYS + 1) * DAY_MS)
    await agent.signIn()
    await until(async () => ((await levelOf(agent)) === 'leaf' ? true : undefined), 'the level Leaf')
    await rig.moveClock((WINDOW_DAYS + 3) * DAY_MS)
    await agent.signIn()
    await until(async () => ((await agent.get('/wps/vip')).since === null ? undefined : true), 'another day')
    expect(await levelOf(agent)).toBe('leaf')
    expect(await levelOf(await fresh.signIn())).toBe('seed')
    expect((await fresh.get('/wps/mall/goods')).percent).toBe(100)
    // Who kept away has the points of before, and no more.
    const credential = credentialOf(await away.person.login(away.name, FIRST))
    const { points } = (await rig.caller.get('/wps/mall/goods', { credential })).body.value
    expect(points).toBe(awayPoints)
    expect(said(await demo.signIn().then((who) => who.call('POST', `/wps/rewards/${gift}/claim`)))).toEqual([
      409,
      'grant_closed',
      'id',
    ])
    await verified()
  })

  it('lapses unclaimed rebate where the brand says so, with the days in which it may be claimed (MEM-11, PLT-08)', async () => {
    const from = (WINDOW_DAYS + 3) * DAY_MS
    const pass = async (ms: number): Promise<void> => {
      table.movedMs = ms
      await rig.moveClock(ms)
      await demo.signIn()
    }
    // Whatever the end of a day does about rebate is done when its job waits for the next one.
    const rebateSeen = (ms: number): Promise<true> =>
      until(async () => {
        const job = await rebateJob()
        return (job?.attempts === 0 && Date.parse(job.dueAt) > Date.now() + ms) || undefined
      }, 'the end of the day')
    const rules = await editor.get('reward-rules', 'lotus')
    const published = await editor.publish(
      await editor.draft(rules, { rebateUnclaimed: 'lapses', rebateDays: 2 }),
    )
    expect(codeOf(published)).toBe('200')
    await pass(from)
    await demo.play(game, '1000.00')
    await (await fresh.signIn()).play(game, '2000.00')
    const { total } = await demo.get('/wps/rebate')
    expect(Number(total)).toBeGreaterThan(0)
    const paid = (await byDay(demo)).length
    await pass(from + DAY_MS)
    await rebateSeen(from + DAY_MS)
    // A member who comes back to a level has had its gift.
    await fresh.signIn()
    await until(async () => ((await levelOf(fresh)) === 'bud' ? true : undefined), 'the level Bud again')
    expect((await rungOf(fresh, 'bud'))?.gift.state).toBe('claimed')
    expect((await fresh.get('/wps/rewards')).open).toEqual([])
    expect((await demo.get('/wps/rebate')).total).toBe(total)
    await pass(from + 2 * DAY_MS)
    await rebateSeen(from + 2 * DAY_MS)
    expect((await demo.get('/wps/rebate')).total).toBe('0.00')
    const claimInput = { claimId: randomUUID() }
    expect(codeOf(await demo.call('POST', '/wps/rebate/claim', claimInput))).toBe('rebate_least')
    expect((await byDay(demo)).length).toBe(paid)
    await verified()
  })
}
