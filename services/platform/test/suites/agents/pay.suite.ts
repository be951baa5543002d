import { randomUUID } from 'node:crypto'
import type { AgentPay, PayKind } from '@site/shared-api/contract/agent-fields'
import { codeOf, credentialOf } from '../../rig/caller.ts'
import { PASSWORDS, said, Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import type { Agent } from '../../rig/people/agent.ts'
import { AgentConsole, agentAt } from '../../rig/people/agent.ts'
import { PIN } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const DAY_MS = 86_400_000
const tier = (least: string, rate: number, leastActive = 0) => ({ least, leastActive, rate })

/** Salaries, dividends and commission of periods that are over (B7 'Agent', MEM-08). */
export function paySuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const agentConsole = new AgentConsole(rig)
  const root = agentAt(table)
  let game: Game
  let top: Agent
  let sub: Agent
  let leaf: Agent
  /** Whose account is closed. */
  const closed = new Set<Agent>()
  /** Days that the clock has gone. */
  let gone = 0
  const today = (): string => new Date(Date.now() + gone * DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
  const pass = async (days: number): Promise<void> => {
    gone += days
    table.movedMs = gone * DAY_MS
    await rig.moveClock(gone * DAY_MS)
    for (const who of [root, top, sub, leaf]) if (!closed.has(who)) await who.signIn()
  }
  const lines = async (who: Agent, kind: PayKind): Promise<AgentPay[]> =>
    (await who.get(`/wps/agent/statement?kind=${kind}&limit=100`)).list
  const line = (who: Agent, kind: PayKind, period: string): Promise<AgentPay> =>
    until(async () => (await lines(who, kind)).find((one) => one.period === period), `${kind} of ${period}`)
  const settled = (who: Agent, kind: PayKind, period: string): Promise<AgentPay> =>
    until(
      async () => (await lines(who, kind)).find((one) => one.period === period && one.state !== 'due'),
      `${kind} of ${period} paid`,
    )
  const contract = async (agent: Agent, terms: object, by?: Agent): Promise<void> => {
    const id = randomUUID()
    const body = { id, account: agent.account, terms }
    const made = by
      ? await by.call('POST', '/wps/agent/contracts', body)
      : await agentConsole.call('POST', 'agent-contracts', { ...body, merchant: 'lotus' })
    expect(codeOf(made)).toBe('200')
    expect(codeOf(await agent.call('POST', `/wps/agent/contracts/${id}/accept`))).toBe('200')
  }
  const fund = async (who: Agent, amount: string): Promise<void> => {
    const id = randomUUID()
    await agentConsole.call('POST', 'grants', {
      id,
      merchant: 'lotus',
      account: who.account,
      amount,
      title: { EN: 'Gift', TY: 'ของขวัญ' },
      why: 'to play with',
      days: null,
    })
    expect(codeOf(await who.call('POST', `/wps/rewards/${id}/claim`))).toBe('200')
  }
  const rerun = async (kind: PayKind, period: string): Promise<Record<string, unknown>> => {
    const id = randomUUID()
    const answer = await agentConsole.call('POST', 'agent-runs', {
      id,
      merchant: 'lotus',
      kind,
      period,
      why: 'again',
    })
    expect(codeOf(answer)).toBe('200')
    return await until(
      async () =>
        (await agentConsole.list('agent-runs?merchant=lotus&limit=100')).find(
          (run) => run['id'] === id && run['state'] === 'done',
        ),
      `the run of ${period}`,
    )
  }
  /** Waits until the site itself has gone through a period. */
  const ran = (kind: PayKind, period: string): Promise<unknown> =>
    until(
      async () =>
        (await agentConsole.list(`agent-runs?merchant=lotus&kind=${kind}&limit=100`)).find(
          (run) => run['period'] === period && run['by'] === 'system' && run['state'] === 'done',
        ),
      `${kind} of ${period} gone through`,
    )
  const addCard = async (who: Agent, number: string): Promise<void> => {
    const secret = { password: PASSWORDS.lotus, paymentPassword: PIN, confirmPaymentPassword: PIN }
    // They may have one from before.
    await who.call('PUT', '/wps/member/paymentPassword', secret)
    const card = { cardId: randomUUID(), bankId: 'kbank', number, holder: 'Somchai Jaidee' }
    const added = await who.call('PUT', '/wps/member/bankCard', { ...card, paymentPassword: PIN })
    expect(codeOf(added)).toBe('200')
  }
  const verified = async (): Promise<void> => {
    const { body } = await agentConsole.call('GET', 'ledger/verify?whole=1')
    expect(body.value).toMatchObject({ ok: true, fault: null })
  }

  beforeAll(async () => {
    await root.signIn()
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    await agentConsole.rules({ askedFor: ['dividend'], activeTurnover: '100.00', commissionBase: 'turnover' })
    top = await root.bring('top11', { type: 'agent', rate: 99 })
    sub = await top.bring('sub11', { type: 'agent', rate: 60 })
    leaf = await sub.bring('leaf11')
    await contract(top, { kind: 'daily', tiers: [tier('500.00', 50), tier('1000.00', 100, 2)] })
    await contract(sub, { kind: 'daily', tiers: [tier('500.00', 40)] }, top)
    await contract(top, { kind: 'dividend', period: 'week', tiers: [tier('10.00', 1000, 1)] })
    await contract(top, { kind: 'hourly', tiers: [tier('1.00', 100)] })
  })
  afterAll(() => rig.moveClock(0))

  it('pays the step that is reached, less what goes to downlines, and commission by what is between the rates (MEM-08)', async () => {
    // What was accepted holds from the next day on.
    expect(await top.get('/wps/agent/salary/daily')).toMatchObject({
      contract: { state: 'accepted' },
      now: null,
    })
    const early = today()
    await fund(sub, '2000.00')
    await sub.play(game, '600.00')
    await pass(1)
    expect(await settled(top, 'commission', early)).toMatchObject({ basis: '600.00', amount: '2.34' })
    await ran('daily', early)
    expect(await lines(top, 'daily')).toEqual([])
    await fund(leaf, '2000.00')
    const day = today()
    await leaf.play(game, '600.00', '400.00')
    await sub.play(game, '500.00')
    await agentConsole.count()
    const standing = await top.get('/wps/agent/salary/daily/process')
    // 1,500 of two active members: 1 % of it is 15.00, of which the downline gets 0.4 % of 1,000.
    expect(standing.now).toMatchObject({
      basis: '1500.00',
      active: 2,
      amount: '11.00',
      reached: { rate: 100 },
    })
    expect((await top.get('/wps/agent/rebates')).lines).toMatchObject([
      { account: 'sub11', rate: 60, basis: '1500.00', amount: '5.85' },
    ])
    const before = await top.cash()
    await pass(1)
    expect(await settled(top, 'daily', day)).toMatchObject({
      basis: '1500.00',
      active: 2,
      rate: 100,
      passedOn: '4.00',
      amount: '11.00',
      state: 'paid',
    })
    expect(await settled(sub, 'daily', day)).toMatchObject({ basis: '1000.00', amount: '4.00' })
    // 0.39 % of what came through the sub-agent; the sub-agent 0.6 % of what their member played.
    expect(await settled(top, 'commission', day)).toMatchObject({ basis: '1500.00', amount: '5.85' })
    expect(await settled(sub, 'commission', day)).toMatchObject({ basis: '1000.00', amount: '6.00' })
    // 1 % of each hour.
    const played = async () =>
      (await lines(top, 'hourly'))
        .filter(({ period, state }) => period.startsWith(`${day}T`) && state === 'paid')
        .reduce((sum, { basis }) => sum + Number(basis), 0)
    await until(async () => (await played()) === 1_500 || undefined, 'hours that are over are paid')
    const hourly = (await lines(top, 'hourly')).reduce((sum, { amount }) => sum + Number(amount), 0)
    expect(hourly).toBeCloseTo(15)
    const dividend = (await lines(top, 'dividend')).filter(({ state }) => state === 'paid')
    expect(dividend).toEqual([])
    expect(await top.cash()).toBe(before + 1_100 + 585 + Math.round(hourly * 100))
    await agentConsole.count()
    const { A, B, all } = await top.levels()
    expect([A.commission, B.commission, all.commission]).toEqual(['10.00', '0.00', '10.00'])
    const then = await top.levels(`from=${day}&to=${day}`)
    const turnover = [then.A, then.B, then.C, then.all].map((level) => level.turnover)
    expect(turnover).toEqual(['500.00', '1000.00', '0.00', '1500.00'])
    expect(all.turnover).toBe('0.00')
    expect(await top.astray('range=week')).toEqual([])
    // A member who played only yesterday is active within these days, not today.
    expect([(await top.levels('range=week')).all.active, all.active]).toEqual([2, 0])
    await verified()
  })

  it('pays no agent twice when a period is run again (MEM-08)', async () => {
    const day = new Date(Date.parse(today()) - DAY_MS).toISOString().slice(0, 10)
    const before = [await top.cash(), await sub.cash()]
    const runs = [await rerun('daily', day), await rerun('commission', day), await rerun('daily', day)]
    expect(runs.map(({ differs }) => differs)).toEqual([0, 0, 0])
    expect([await top.cash(), await sub.cash()]).toEqual(before)
    expect((await lines(top, 'daily')).filter(({ period }) => period === day)).toHaveLength(1)
    expect(
      said(
        await agentConsole.call('POST', 'agent-runs', {
          id: randomUUID(),
          merchant: 'lotus',
          kind: 'daily',
          period: today(),
          why: 'too early',
        }),
      ),
    ).toEqual([400, 'invalid_input', 'period'])
  })

  it('corrects what was paid by entries of its own, once for each id (PLT-09)', async () => {
    const [paid] = await agentConsole.list('agent-pays?merchant=lotus&account=sub11&kind=daily')
    const correctionId = randomUUID()
    const correct = (more: object = {}) =>
      agentConsole.call('POST', `agent-pays/${String(paid?.['id'])}/correct`, {
        correctionId,
        way: 'take',
        amount: '1.50',
        why: 'a refunded round',
        ...more,
      })
    const before = await sub.cash()
    expect((await Promise.all([correct(), correct()])).map(codeOf)).toEqual(['200', '200'])
    expect(await sub.cash()).toBe(before - 150)
    expect(said(await correct({ amount: '1.00' }))).toEqual([409, 'transaction_conflict', 'correctionId'])
    expect(said(await correct({ correctionId: randomUUID(), amount: '2.51' }))).toEqual([
      422,
      'amount_bounds',
      'amount',
    ])
    const [payLine] = await lines(sub, 'daily')
    expect(payLine).toMatchObject({ amount: '4.00', corrected: '-1.50' })
    const back = { correctionId: randomUUID(), way: 'add', amount: '0.50' }
    expect((await correct(back)).body.value).toMatchObject({ corrected: '-1.00', corrections: [{}, {}] })
    expect(await sub.cash()).toBe(before - 100)
    const [unpaid] = await agentConsole.list(
      'agent-pays?merchant=lotus&account=lotus.agent&state=open&kind=daily',
    )
    const early = { ...back, correctionId: randomUUID(), why: 'not paid yet' }
    const refused = await agentConsole.call('POST', `agent-pays/${String(unpaid?.['id'])}/correct`, early)
    expect(codeOf(refused)).toBe('pay_closed')
    // The statement, a line a page.
    const seen: string[] = []
    for (let cursor = '', left = 3; left > 0; left -= 1) {
      const page = await sub.get(`/wps/agent/statement?limit=1${cursor}`)
      seen.push(...page.list.map(({ kind }: AgentPay) => kind))
      if (page.nextCursor === null) break
      cursor = `&cursor=${String(page.nextCursor)}`
    }
    expect(seen.toSorted()).toEqual(['commission', 'daily'])
    expect((await sub.get('/wps/agent/rebates/history')).list).toMatchObject([{ kind: 'commission' }])
    await verified()
  })

  it('holds a dividend until its agent asks for it, and pays it once (MEM-08)', async () => {
    await fund(leaf, '500.00')
    await pass(7)
    // Staked, and nothing won: what the week has lost.
    await leaf.lose(game, '300.00')
    // What is won back is turnover, and no loss.
    await leaf.play(game, '150.00')
    await agentConsole.count()
    const { now } = await top.get('/wps/agent/dividends/current')
    expect(Number(now.basis)).toBeGreaterThan(200)
    expect(Number(now.basis)).toBeLessThanOrEqual(300)
    expect(now.amount).toBe((Math.floor(Number(now.basis) * 10) / 100).toFixed(2))
    await pass(7)
    const open = await line(top, 'dividend', now.period)
    expect(open).toMatchObject({ state: 'open', basis: now.basis, amount: now.amount, active: 1 })
    const before = await top.cash()
    const ask = (who: Agent, id = open.id) => who.call('POST', '/wps/agent/dividends/payout', { id })
    expect(codeOf(await ask(sub))).toBe('pay_unknown')
    expect(codeOf(await top.call('POST', '/wps/agent/salary/daily/apply', { id: open.id }))).toBe(
      'pay_unknown',
    )
    const many = await Promise.all([ask(top), ask(top), ask(top)])
    expect(many.map(codeOf).toSorted()).toEqual(['200', 'pay_closed', 'pay_closed'])
    expect(await top.cash()).toBe(before + Math.round(Number(now.amount) * 100))
    await verified()
  })

  it('pays nothing until an operator has reviewed the team, and goes on by the decision (MEM-08, PLT-09)', async () => {
    const day = today()
    await leaf.play(game, '50.00')
    await sub.play(game, '600.00')
    // The downline signs in from the agent's own browser.
    const browser = /MC_BROWSER=[^;]+/
    const at = (account: string, headers = {}) => rig.caller.login(account, 'Lotus-2026!', { headers })
    const browserOf = async (account: string) =>
      browser.exec((await at(account)).headers.get('set-cookie') ?? '')?.[0] ?? ''
    await at('sub11', { Cookie: await browserOf('top11') })
    // And has the agent's card.
    for (const who of [top, sub]) await addCard(who, '4444447033')
    await agentConsole.count()
    await pass(1)
    expect(await line(top, 'commission', day)).toMatchObject({ state: 'held' })
    const signals = await agentConsole.list('agent-signals?merchant=lotus&account=top11&state=open')
    const kinds = signals.map(({ agent, kind, member, other }) => [agent, member, other, kind])
    expect(kinds.toSorted()).toEqual([
      ['top11', 'sub11', 'top11', 'card'],
      ['top11', 'sub11', 'top11', 'device'],
    ])
    const before = await top.cash()
    const decide = (at: number) =>
      agentConsole.call('POST', `agent-signals/${String(signals[at]?.['id'])}/decide`, {
        state: 'cleared',
        why: 'one family',
      })
    expect((await Promise.all([decide(0), decide(0)])).map(codeOf).toSorted()).toEqual([
      '200',
      'signal_decided',
    ])
    // The other one is still to be looked at.
    expect(await line(top, 'commission', day)).toMatchObject({ state: 'held' })
    expect(await top.cash()).toBe(before)
    expect(codeOf(await decide(1))).toBe('200')
    const paid = (await lines(top, 'commission')).find(({ period }) => period === day)
    expect(paid).toMatchObject({ state: 'paid' })
    expect(await top.cash()).toBeGreaterThan(before)
    await verified()
  })

  it('grants no pay that an agent requests until an operator has reviewed the team (MEM-08, PLT-09)', async () => {
    const [open] = await agentConsole.list(
      'agent-pays?merchant=lotus&account=lotus.agent&state=open&kind=daily',
    )
    const ask = () => root.call('POST', '/wps/agent/salary/daily/apply', { id: open?.['id'] })
    const at = (account: string, headers = {}) => rig.caller.login(account, PASSWORDS.lotus, { headers })
    const browser = /MC_BROWSER=[^;]+/.exec((await at('lotus.agent')).headers.get('set-cookie') ?? '')
    await at('top11', { Cookie: browser?.[0] ?? '' })
    await root.signIn()
    await rerun('daily', new Date(Date.parse(today()) - DAY_MS).toISOString().slice(0, 10))
    const [signal] = await agentConsole.list('agent-signals?merchant=lotus&account=lotus.agent&state=open')
    expect(signal).toMatchObject({ member: 'top11', kind: 'device' })
    const before = await root.cash()
    expect(said(await ask())).toEqual([409, 'pay_closed'])
    expect(await root.cash()).toBe(before)
    const decision = { state: 'cleared', why: 'one family' }
    await agentConsole.call('POST', `agent-signals/${String(signal?.['id'])}/decide`, decision)
    const then = await root.cash()
    expect((await ask()).body.value).toMatchObject({ state: 'paid', amount: open?.['amount'] })
    expect(await root.cash()).toBe(then + Math.round(Number(open?.['amount']) * 100))
    expect(said(await ask())).toEqual([409, 'pay_closed'])
    await verified()
  })

  it('takes a member out whose card is that of another, pays nothing that was held, and leaves days of before as they were (MEM-08, PLT-09)', async () => {
    const day = today()
    const two = await sub.bring('leaf12')
    for (const who of [leaf, two]) await addCard(who, '1234567892')
    // Two accounts of one card may be one person's, who is given nothing until an operator has looked.
    const seen = { text: 'A couple, seen by video', state: 'closed' }
    expect(codeOf(await agentConsole.call('POST', 'care/lotus/leaf12/note', seen))).toBe('200')
    await fund(two, '500.00')
    for (const who of [leaf, two]) await who.play(game, '200.00')
    await pass(1)
    await two.signIn()
    expect(await line(sub, 'commission', day)).toMatchObject({ state: 'held', basis: '400.00' })
    const hours = await until(async () => {
      const some = (await lines(top, 'hourly')).filter(({ period }) => period.startsWith(`${day}T`))
      return some.reduce((sum, { basis }) => sum + Number(basis), 0) === 400 ? some : undefined
    }, 'hours that are over are paid')
    const [signal] = await agentConsole.list('agent-signals?merchant=lotus&account=sub11&state=open')
    expect(signal).toMatchObject({ agent: 'sub11', kind: 'card' })
    expect([signal?.['member'], signal?.['other']].toSorted()).toEqual(['leaf11', 'leaf12'])
    const before = await sub.cash()
    const decision = { state: 'confirmed', why: 'one person' }
    expect(
      codeOf(await agentConsole.call('POST', `agent-signals/${String(signal?.['id'])}/decide`, decision)),
    ).toBe('200')
    expect(await line(sub, 'commission', day)).toMatchObject({ state: 'refused' })
    // Reckoned again, each is what it was by the tree of that day.
    expect(await rerun('commission', day)).toMatchObject({ differs: 0 })
    for (const { period } of hours) expect(await rerun('hourly', period)).toMatchObject({ differs: 0 })
    expect(await line(sub, 'commission', day)).toMatchObject({ state: 'refused' })
    expect(await sub.cash()).toBe(before)
    const { list } = await sub.get('/wps/agent/downlines')
    expect(list.map(({ account }: { account: string }) => account)).toEqual([signal?.['other']])
    expect((await sub.levels()).all.members).toBe(1)
    // What is played from now on is none of the team's.
    const gone = signal?.['member'] === 'leaf11' ? leaf : two
    const left = (await sub.levels()).all.turnover
    await fund(gone, '500.00')
    await gone.play(game, '200.00')
    await agentConsole.count()
    expect((await sub.levels()).all.turnover).toBe(left)
    expect((await sub.levels('range=week')).all.turnover).not.toBe('0.00')
    await verified()
  })

  it('reckons nothing for an agent whose account is closed, and everything for those above; links of theirs lead nowhere (MEM-08)', async () => {
    const day = today()
    const other = await sub.bring('leaf13')
    await fund(other, '700.00')
    await other.play(game, '600.00')
    const link = { id: randomUUID(), name: 'a link', type: 'member' }
    const { code } = (await sub.call('POST', '/wps/agent/affiliate', link)).body.value
    const isValid = async () =>
      (await rig.caller.get(`/wps/check/affiliate?code=${String(code)}`)).body.value.valid
    expect(await isValid()).toBe(true)
    const helper = { id: randomUUID(), account: 'aide11', password: PASSWORDS.lotus, type: 42 }
    expect(codeOf(await sub.call('POST', '/wps/agent/sub-accounts', helper))).toBe('200')
    const signedIn = await rig.caller.login('aide11', PASSWORDS.lotus, { payload: { entrance: 'agent' } })
    const credential = credentialOf(signedIn)
    const helped = async () => codeOf(await rig.caller.get('/wps/agent/self', { credential }))
    expect(await helped()).toBe('200')
    const freeze = { parts: ['sign-in'], why: 'closed on request' }
    expect(codeOf(await agentConsole.call('POST', 'members/lotus/sub11/freeze', freeze))).toBe('200')
    closed.add(sub)
    expect(await helped()).toBe('feature_unavailable')
    expect(await isValid()).toBe(false)
    const terms = { kind: 'hourly', tiers: [tier('1.00', 1)] }
    const offer = { id: randomUUID(), merchant: 'lotus', account: 'sub11', terms }
    expect(codeOf(await agentConsole.call('POST', 'agent-contracts', offer))).toBe('member_unknown')
    await pass(1)
    // The branch counts by the rate that the closed agent has; of the salary nothing is passed on.
    expect(await settled(top, 'commission', day)).toMatchObject({ basis: '600.00', amount: '2.34' })
    expect(await settled(top, 'daily', day)).toMatchObject({ rate: 50, passedOn: '0.00', amount: '3.00' })
    expect(await agentConsole.list(`agent-pays?merchant=lotus&account=sub11&period=${day}`)).toEqual([])
    expect((await top.get('/wps/agent/downline?account=leaf13')).downline.depth).toBe(2)
    await verified()
  })

  it('pays each day by the contract, the rate and the base that held then (MEM-08, PLT-09)', async () => {
    const last = await top.bring('last11')
    await fund(last, '2000.00')
    const first = today()
    await last.play(game, '600.00')
    // From tomorrow on.
    await contract(top, { kind: 'daily', tiers: [tier('1.00', 20)] })
    const rate = { rate: 90, why: 'agreed otherwise' }
    expect(codeOf(await agentConsole.call('POST', 'agents/lotus/top11/rate', rate))).toBe('200')
    await pass(1)
    await last.signIn()
    const second = today()
    expect(await settled(top, 'daily', first)).toMatchObject({ rate: 50, amount: '3.00' })
    expect(await settled(top, 'commission', first)).toMatchObject({ basis: '600.00', amount: '5.94' })
    await last.play(game, '600.00')
    await pass(1)
    await last.signIn()
    const third = today()
    expect(await settled(top, 'daily', second)).toMatchObject({ rate: 20, amount: '1.20' })
    expect(await settled(top, 'commission', second)).toMatchObject({ basis: '600.00', amount: '5.40' })
    // Of what members lose, and no salary any more from tomorrow on.
    await agentConsole.rules({ commissionBase: 'loss' })
    const [held] = await agentConsole.list(
      'agent-contracts?merchant=lotus&account=top11&kind=daily&state=accepted&limit=1',
    )
    const end = { answer: 'end', why: 'agreed otherwise' }
    const ended = await agentConsole.call('POST', `agent-contracts/${String(held?.['id'])}/answer`, end)
    expect(codeOf(ended)).toBe('200')
    await last.play(game, '300.00')
    await last.lose(game, '100.00')
    await pass(1)
    await last.signIn()
    const fourth = today()
    expect(await settled(top, 'daily', third)).toMatchObject({ basis: '400.00', amount: '0.80' })
    expect(await settled(top, 'commission', third)).toMatchObject({ basis: '100.00', amount: '0.90' })
    await agentConsole.rules({ commissionBase: 'turnover' })
    await last.play(game, '600.00')
    await pass(1)
    expect(await settled(top, 'commission', fourth)).toMatchObject({ basis: '600.00' })
    await ran('daily', fourth)
    expect((await lines(top, 'daily')).filter(({ period }) => period === fourth)).toEqual([])
    for (const kind of ['daily', 'commission'] as const)
      expect(await rerun(kind, first)).toMatchObject({ differs: 0 })
    await verified()
  })
}
