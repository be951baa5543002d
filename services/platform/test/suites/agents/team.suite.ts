import { randomUUID } from 'node:crypto'
import type { Downline } from '@site/shared-api/contract/agent'
import type { Call } from '@site/shared-api/contract/call'
import { codeOf } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import { Agent, AgentDesk, agentAt } from '../../rig/people/agent.ts'
import { coralForm, Person } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const OWN_PASSWORD = 'Lotus-2026!'
const TERMS = { kind: 'daily', tiers: [{ least: '1.00', leastActive: 0, rate: 1 }] }
const ID = randomUUID()
/** What each call of agents is sent that wants something. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /wps/agent/downlines': { id: ID, account: 'not11', password: OWN_PASSWORD, type: 'member' },
  'POST /wps/agent/rebates/settings': { account: 'ann11', rate: 95 },
  'POST /wps/agent/sub-accounts': { id: ID, account: 'not41', password: OWN_PASSWORD, type: 41 },
  'POST /wps/agent/affiliate': { id: ID, name: 'mine', type: 'member' },
  'POST /wps/agent/salary/daily/apply': { id: ID },
  'POST /wps/agent/dividends/payout': { id: ID },
  'POST /wps/agent/contracts': { id: ID, account: 'ann11', terms: TERMS },
  'POST /wps/agent/contracts/:id/refuse': {},
  'POST /wps/agent/contracts/:id/counter': { id: ID, terms: TERMS },
  'POST /wps/agent/transfer': {
    transferId: ID,
    account: 'ann11',
    amount: '50.00',
    paymentPassword: '123456',
  },
}
const QUERIES: Readonly<Record<string, string>> = { 'GET /wps/agent/downline': '?account=ann11' }

/** Who is in a team, what it comes to, what its agent may give (B6, B7 'Agent', MEM-08). */
export function teamSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const desk = new AgentDesk(rig)
  const root = agentAt(table)
  let game: Game
  let ann: Agent
  let ben: Agent
  let cat: Agent
  let dan: Agent
  const names = async (who: Agent, query: string): Promise<string[]> =>
    (await who.get(`/wps/agent/downlines?${query}`)).list.map(({ account }: Downline) => account)
  const rebuilt = async (): Promise<void> => {
    expect(codeOf(await desk.call('POST', 'agents/lotus/rebuild'))).toBe('200')
    await until(async () => {
      const jobs = await desk.list('jobs?kind=agent-rebuild')
      return jobs.every(({ state }) => state === 'done') || undefined
    }, 'the figures are made anew')
  }
  const verified = async (): Promise<void> => {
    const { body } = await desk.call('GET', 'ledger/verify?whole=1')
    expect(body.value).toMatchObject({ ok: true, fault: null })
  }

  /** By a transfer that an operator has seen on the statement. */
  const deposit = async (who: Agent, amount: string): Promise<void> => {
    const orderId = randomUUID()
    const order = { orderId, channelId: 'transfer', amount }
    expect(codeOf(await who.call('POST', '/wps/relay/deposit', order))).toBe('200')
    const settled = await desk.call('POST', `deposits/${orderId}/settle`, { amount, why: 'it came' })
    expect(settled.body.value).toMatchObject({ state: 'paid' })
  }

  beforeAll(async () => {
    await root.signIn()
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    ann = await root.bring('ann11', { type: 'agent', rate: 90 })
    ben = await ann.bring('ben11', { type: 'agent', rate: 60 })
    cat = await ben.bring('cat11', { type: 'agent', rate: 30 })
    dan = await cat.bring('dan11')
  })

  it('counts members, play and money by level, equal to what was played, and again when it is made anew (MEM-08)', async () => {
    const before = await root.levels()
    const grant = async (account: string, amount: string): Promise<void> => {
      const id = randomUUID()
      const made = await desk.call('POST', 'grants', {
        id,
        merchant: 'lotus',
        account,
        amount,
        title: { EN: 'Gift', TY: 'ของขวัญ' },
        why: 'to play with',
        days: null,
      })
      expect(codeOf(made)).toBe('200')
      const who = [ann, ben, cat, dan].find((one) => one.account === account)
      expect(codeOf((await who?.call('POST', `/wps/rewards/${id}/claim`)) ?? made)).toBe('200')
    }
    await grant('ann11', '1000.00')
    await grant('dan11', '500.00')
    await deposit(ann, '300.00')
    await deposit(ann, '200.00')
    await ann.play(game, '300.00', '200.00')
    await dan.play(game, '150.00')
    await desk.count()
    const after = await root.levels()
    const more = (
      level: 'A' | 'B' | 'C' | 'all',
      of: 'turnover' | 'bonus' | 'deposits' | 'firstDeposits',
    ): number => Number(after[level][of]) - Number(before[level][of])
    expect([more('A', 'turnover'), more('B', 'turnover'), more('all', 'turnover')]).toEqual([500, 0, 650])
    expect([more('A', 'bonus'), more('all', 'bonus')]).toEqual([1000, 1500])
    expect([more('A', 'deposits'), more('A', 'firstDeposits'), more('B', 'deposits')]).toEqual([500, 1, 0])
    expect([after.A.active - before.A.active, after.all.active - before.all.active]).toEqual([1, 2])
    // The examples' six, and these four.
    expect([after.A.members, after.B.members, after.C.members, after.all.members]).toEqual([4, 3, 2, 10])
    expect(after.all.newMembers - before.all.newMembers).toBeGreaterThanOrEqual(0)
    expect((await ann.levels()).C).toMatchObject({ turnover: '150.00', members: 1, active: 1 })
    expect((await ben.levels()).A).toMatchObject({ members: 1, turnover: '0.00' })
    const week = await root.levels('range=week')
    expect(week.all.active).toBe(after.all.active)
    const { trend } = await root.get('/wps/agent/kpi?range=week&level=A')
    expect(trend).toHaveLength(7)
    expect(trend.at(-1)).toMatchObject({ turnover: after.A.turnover, active: after.A.active })
    await rebuilt()
    expect(await root.levels()).toEqual(after)
    expect(await root.levels('range=week')).toEqual(week)
    await verified()
  })

  it('shows the tree by name, a page at a time, and nobody of another team (MEM-08)', async () => {
    expect(await names(root, 'level=A')).toEqual(['ann11', 'lotus.beam', 'lotus.fah', 'lotus.ploy'])
    expect(await names(root, 'level=A&limit=2')).toEqual(['ann11', 'lotus.beam'])
    const first = await root.get('/wps/agent/downlines?level=all&limit=4')
    const second = await root.get(`/wps/agent/downlines?level=all&limit=50&cursor=${first.nextCursor}`)
    const all = [...first.list, ...second.list].map(({ account }: Downline) => account)
    expect(all).toHaveLength(10)
    expect(all).toEqual(all.toSorted())
    expect(await names(root, 'level=all&search=D')).toEqual(['dan11'])
    expect(await names(root, 'of=ben11&level=A')).toEqual(['cat11'])
    const [told] = (await root.get('/wps/agent/downlines?level=A&search=ann')).list
    expect(told).toMatchObject({ type: 1, depth: 1, rate: 90, downlines: 1, team: 3, turnover: '500.00' })
    expect(await root.get('/wps/agent/downline?account=cat11&range=today')).toMatchObject({
      path: ['lotus.agent', 'ann11', 'ben11', 'cat11'],
      downline: { depth: 3 },
      own: { members: 1 },
      team: { members: 1, turnover: '150.00' },
    })
    // From the one who asks on: what is above is nobody's business below.
    expect((await ann.get('/wps/agent/downline?account=cat11')).path).toEqual(['ann11', 'ben11', 'cat11'])
    expect(said(await ben.call('GET', '/wps/agent/downline?account=ann11'))).toEqual([
      404,
      'member_unknown',
      'account',
    ])
    expect(said(await ben.call('GET', '/wps/agent/downlines?of=ann11'))).toEqual([
      404,
      'member_unknown',
      'of',
    ])
    expect(codeOf(await dan.call('GET', '/wps/agent/kpi'))).toBe('feature_unavailable')
  })

  it('gives no rate above the own one, none below what was given, and no more than the quota allows (MEM-08)', async () => {
    expect(said(await ben.open('too11', { type: 'agent', rate: 61 }))).toEqual([
      422,
      'rate_above_own',
      'rate',
    ])
    const set = (who: Agent, account: string, rate: number) =>
      who.call('POST', '/wps/agent/rebates/settings', { account, rate })
    expect(said(await set(ann, 'ben11', 91))).toEqual([422, 'rate_above_own', 'rate'])
    expect(said(await set(ann, 'ben11', 29))).toEqual([422, 'rate_below_downline', 'rate'])
    expect(said(await set(ann, 'cat11', 30))).toEqual([404, 'member_unknown', 'account'])
    // A plain member has none.
    expect(said(await set(cat, 'dan11', 10))).toEqual([400, 'invalid_input', 'account'])
    const top = await desk.call('POST', 'agents/lotus/lotus.agent/rate', { rate: 201, why: 'too much' })
    expect(said(top)).toEqual([422, 'rate_above_own', 'rate'])
    expect((await set(ann, 'ben11', 70)).body.value).toEqual({ account: 'ben11', rate: 60, nextRate: 70 })
    // From 1 % on a downline needs a quota: of 1.1 % the agent has none.
    expect(said(await root.open('quo11', { type: 'agent', rate: 110 }))).toEqual([409, 'quota_full', 'rate'])
    const quotas = { quotas: [{ rate: 110, most: 1 }], why: 'one to try' }
    expect(codeOf(await desk.call('POST', 'agents/lotus/lotus.agent/quotas', quotas))).toBe('200')
    const both = await Promise.all(
      ['quo12', 'quo13'].map((account) => root.open(account, { type: 'agent', rate: 110 })),
    )
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'quota_full'])
    expect(await root.get('/wps/agent/quotas')).toEqual({
      from: 100,
      list: [{ rate: 110, most: 1, used: 1, left: 0 }],
    })
    const given = (await ann.get('/wps/agent/rebates/settings')).list
    expect(given).toEqual([{ account: 'ben11', nickname: null, rate: 60, nextRate: 70, least: 30 }])
    // Whoever has a team, or a contract, stays an agent.
    const plain = await desk.call('POST', 'agents/lotus/cat11/type', { type: 0, why: 'a try' })
    expect(codeOf(plain)).toBe('agent_in_use')
  })

  it('opens an account once for each id, by the rules of registration (MEM-08)', async () => {
    const id = randomUUID()
    const twice = [await ann.open('eve11', { id }), await ann.open('eve11', { id })]
    expect(twice.map(codeOf)).toEqual(['200', '200'])
    expect(twice[0]?.body.value).toEqual(twice[1]?.body.value)
    expect(said(await ann.open('eva11', { id }))).toEqual([409, 'transaction_conflict', 'id'])
    expect(said(await ann.open('eve11'))).toEqual([409, 'username_taken', 'account'])
    expect(said(await ann.open('x'))).toEqual([400, 'invalid_input', 'account'])
    expect(said(await ann.open('weak1', { password: 'password1' }))).toEqual([
      400,
      'password_common',
      'password',
    ])
  })

  it('moves a member with all below, never in a circle; today’s figures go along, contracts with the upline end (MEM-08, PLT-09)', async () => {
    const move = (account: string, upline: string | null) =>
      desk.call('POST', `agents/lotus/${account}/move`, { upline, why: 'asked by both' })
    expect(said(await move('ann11', 'dan11'))).toEqual([409, 'tree_circle', 'upline'])
    expect(said(await move('ann11', 'ann11'))).toEqual([409, 'tree_circle', 'upline'])
    expect(said(await move('ann11', 'lotus.nan'))).toEqual([422, 'rate_above_own', 'upline'])
    expect(said(await move('dan11', 'lotus.sub'))).toEqual([404, 'member_unknown', 'upline'])
    const terms = (kind: string) => ({ kind, tiers: [{ least: '1.00', leastActive: 0, rate: 10 }] })
    const offer = async (to: Agent, kind: string, by?: Agent): Promise<string> => {
      const body = { id: randomUUID(), account: to.account, terms: terms(kind) }
      const made = by
        ? await by.call('POST', '/wps/agent/contracts', body)
        : await desk.call('POST', 'agent-contracts', { ...body, merchant: 'lotus' })
      expect(codeOf(made)).toBe('200')
      return body.id
    }
    const agree = async (to: Agent, kind: string, by?: Agent): Promise<void> => {
      const id = await offer(to, kind, by)
      expect(codeOf(await to.call('POST', `/wps/agent/contracts/${id}/accept`))).toBe('200')
    }
    await agree(ann, 'daily')
    await agree(ben, 'daily', ann)
    await offer(ben, 'daily', ann)
    await agree(ben, 'hourly')
    const [rootBefore, annBefore] = [await root.levels(), await ann.levels()]
    expect(codeOf(await move('ben11', 'lotus.ploy'))).toBe('200')
    const [rootAfter, annAfter] = [await root.levels(), await ann.levels()]
    // dan is a level further down from ann's side, as far as before from the agent's.
    expect(rootAfter.all.turnover).toBe(rootBefore.all.turnover)
    expect(rootAfter.all.members).toBe(rootBefore.all.members)
    expect(annBefore.all.turnover).toBe('150.00')
    expect(annAfter.all).toMatchObject({ turnover: '0.00', active: 0, members: 1 })
    expect((await root.get('/wps/agent/downline?account=dan11')).path).toEqual([
      'lotus.agent',
      'lotus.ploy',
      'ben11',
      'cat11',
      'dan11',
    ])
    const kept = (await ben.get('/wps/agent/contracts')).list
    expect(
      kept.map((one: { kind: string; state: string; upline: string | null }) => [
        one.kind,
        one.upline,
        one.state,
      ]),
    ).toEqual([
      ['hourly', null, 'accepted'],
      ['daily', 'ann11', 'withdrawn'],
      ['daily', 'ann11', 'ended'],
    ])
    const parallel = await Promise.all([move('ann11', 'cat11'), move('cat11', 'ann11')])
    expect(parallel.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    await rebuilt()
    expect((await root.levels()).all).toEqual(rootAfter.all)
    const audit = await desk.call('GET', 'audit?action=agent.moved')
    expect(JSON.stringify(audit.body.value)).toContain('lotus/ben11')
  })

  it('lets helpers look and nothing more, at the agents’ door alone (B6)', async () => {
    const open = (account: string, type: 41 | 42) =>
      root.call('POST', '/wps/agent/sub-accounts', {
        id: randomUUID(),
        account,
        password: OWN_PASSWORD,
        type,
      })
    // The example's helper, and these two.
    await desk.rules({ mostSubAccounts: 3 })
    expect((await Promise.all([open('sub41', 41), open('sub42', 42)])).map(codeOf)).toEqual(['200', '200'])
    expect(codeOf(await open('sub43', 42))).toBe('too_many_sub_accounts')
    const at = (account: string, entrance: string) =>
      rig.caller.login(account, OWN_PASSWORD, { payload: { entrance } })
    expect(codeOf(await at('sub41', 'member'))).toBe('non_member_login')
    const signIn = async (account: string) => {
      const answer = await at(account, 'agent')
      const cookie = /MC_SID=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
      return { token: String(answer.body.value.token), cookie }
    }
    const helpers = { sub41: await signIn('sub41'), sub42: await signIn('sub42') }
    const ask = async (account: keyof typeof helpers, call: Call): Promise<string> => {
      const name = `${call.method} ${call.path}`
      const path = call.path.replace(':account', 'sub41').replace(':code', 'LOTUSTEAM2').replace(':id', ID)
      const options = { credential: helpers[account], body: BODIES[name] }
      return codeOf(await rig.caller.call(call.method, `${path}${QUERIES[name] ?? ''}`, options))
    }
    const calls = contractCalls.filter(({ path }) => path.startsWith('/wps/agent/'))
    const open41: string[] = []
    const open42: string[] = []
    for (const call of calls) {
      const name = `${call.method} ${call.path}`
      for (const [account, may] of [
        ['sub41', open41],
        ['sub42', open42],
      ] as const)
        if ((await ask(account, call)) !== 'feature_unavailable') may.push(name)
    }
    expect(open42.toSorted()).toEqual([
      'GET /wps/agent/contracts/requests',
      'GET /wps/agent/kpi',
      'GET /wps/agent/self',
    ])
    // All that is read, but for the agent's own money and helpers.
    const read = calls.filter(({ method }) => method === 'GET').map(({ path }) => `GET ${path}`)
    expect(open41.toSorted()).toEqual(
      read.filter((name) => !/\/(transfers?|sub-accounts)$/.test(name)).toSorted(),
    )
    const session = (account: keyof typeof helpers) =>
      rig.caller.call('GET', '/wps/agent/self', { credential: helpers[account] })
    expect((await session('sub42')).body.value).toMatchObject({ account: 'lotus.agent', rights: ['figures'] })
    expect(codeOf(await ann.call('POST', '/wps/agent/sub-accounts/sub42/close'))).toBe('member_unknown')
    expect(codeOf(await root.call('POST', '/wps/agent/sub-accounts/sub42/close'))).toBe('200')
    expect((await session('sub42')).status).toBe(401)
    expect((await session('sub41')).status).toBe(200)
    expect(codeOf(await at('sub42', 'agent'))).toBe('account_disabled')
    expect(codeOf(await open('sub43', 42))).toBe('200')
  })

  it('keeps the first link that a browser opened, whatever code is typed later; clicks count once a day (ACC-16, MEM-08)', async () => {
    const coral = await new Agent(table, 'coral.agent', 'coral').signIn()
    const make = async (name: string, more: object = {}): Promise<string> => {
      const answer = await coral.call('POST', '/wps/agent/affiliate', {
        id: randomUUID(),
        name,
        type: 'member',
        ...more,
      })
      expect(codeOf(answer)).toBe('200')
      return answer.body.value.code
    }
    const [first, second] = [await make('one', { type: 'agent', rate: 50 }), await make('two')]
    const person = new Person(rig, 'coral')
    const click = (code: string, headers = {}) =>
      rig.caller.call('POST', '/wps/affiliate/click', { merchant: 'coral', body: { code }, headers })
    const opened = await click(first)
    expect(opened.body.value).toEqual({ counted: true })
    const cookie = /MC_INVITED=[^;]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? ''
    expect((await click(first)).body.value).toEqual({ counted: false })
    expect((await click('NOBODY99')).body.value).toEqual({ counted: false })
    expect((await click(second, { Cookie: cookie })).headers.get('set-cookie')).toBeNull()
    const form = await coralForm(person, { affiliateCode: second })
    const answer = await person.sealed('PUT', '/wps/member/register', form, { headers: { Cookie: cookie } })
    expect(answer.body.value).toMatchObject({ type: 1 })
    const { list } = await coral.get('/wps/agent/affiliate')
    const of = (code: string) => list.find((one: { code: string }) => one.code === code)
    expect(of(first)).toMatchObject({ clicks: 1, signUps: 1, firstDeposits: 0 })
    expect(of(second)).toMatchObject({ clicks: 1, signUps: 0 })
    const [child] = (await coral.get(`/wps/agent/downlines?search=${String(form['username'])}`)).list
    expect(child).toMatchObject({ type: 1, rate: 50, depth: 1 })
    expect(codeOf(await coral.call('DELETE', `/wps/agent/affiliate/${second}`))).toBe('200')
    expect(codeOf(await coral.call('DELETE', `/wps/agent/affiliate/${second}`))).toBe('link_unknown')
    const late = await coralForm(new Person(rig, 'coral'), { affiliateCode: second })
    expect(codeOf(await person.sealed('PUT', '/wps/member/register', late))).toBe('invitation_invalid')
  })

  it('makes links within the agent’s rate, quotas and number, once for each id; who comes by one is what may still be given (MEM-08)', async () => {
    const coral = await new Agent(table, 'coral.agent', 'coral').signIn()
    const luz = await new Agent(table, 'coral.luz', 'coral').signIn()
    const make = (more: object = {}) =>
      coral.call('POST', '/wps/agent/affiliate', { id: randomUUID(), name: 'a link', type: 'agent', ...more })
    expect(said(await make({ rate: 151 }))).toEqual([422, 'rate_above_own', 'rate'])
    expect(said(await make({ rate: 101 }))).toEqual([409, 'quota_full', 'rate'])
    expect(said(await make({ type: 'member', rate: 1 }))).toEqual([400, 'invalid_input', 'rate'])
    const id = randomUUID()
    const twice = [await make({ id, rate: 100 }), await make({ id, rate: 100 })]
    expect(twice.map(codeOf)).toEqual(['200', '200'])
    const { code } = twice[0]?.body.value
    expect(twice[1]?.body.value.code).toBe(code)
    expect(said(await make({ id, name: 'another' }))).toEqual([409, 'transaction_conflict', 'id'])
    expect(codeOf(await luz.call('DELETE', `/wps/agent/affiliate/${code}`))).toBe('link_unknown')
    const { list, most } = await coral.get('/wps/agent/affiliate')
    await desk.rules({ mostLinks: list.length }, 'coral')
    expect(codeOf(await make({ rate: 10 }))).toBe('too_many_links')
    await desk.rules({ mostLinks: most }, 'coral')
    const join = async (): Promise<number> => {
      const person = new Person(rig, 'coral')
      const form = await coralForm(person, { affiliateCode: code })
      const answer = await person.sealed('PUT', '/wps/member/register', form)
      expect(codeOf(answer)).toBe('200')
      return answer.body.value.type
    }
    // Of this rate the agent has one downline already.
    const quotas = (count: number) =>
      desk.call('POST', 'agents/coral/coral.agent/quotas', {
        quotas: [{ rate: 100, most: count }],
        why: 'a try',
      })
    expect(codeOf(await quotas(2))).toBe('200')
    expect(await join()).toBe(1)
    expect(await join()).toBe(0)
    const [told] = (await coral.get('/wps/agent/affiliate')).list
    expect(told).toMatchObject({ code, signUps: 2 })
    expect(await names(coral, 'level=A')).toHaveLength(4)
  })

  it('transfers to the team by the payment password, once for each id and within the limits of a day (MEM-08)', async () => {
    const secret = { paymentPassword: '918273', password: OWN_PASSWORD }
    await root.call('PUT', '/wps/member/paymentPassword', { ...secret, confirmPaymentPassword: '918273' })
    await desk.rules({
      transferMin: '10.00',
      transferMax: '400.00',
      transfersPerDay: 3,
      transferMostPerDay: '500.00',
    })
    const send = (more: object = {}) =>
      root.call('POST', '/wps/agent/transfer', {
        transferId: randomUUID(),
        account: 'dan11',
        amount: '300.00',
        paymentPassword: '918273',
        ...more,
      })
    const [mine, theirs] = [await root.cash(), await dan.cash()]
    expect(codeOf(await send({ paymentPassword: '000000' }))).toBe('payment_password_wrong')
    const transferId = randomUUID()
    const many = await Promise.all(Array.from({ length: 4 }, () => send({ transferId })))
    expect(many.map(codeOf)).toEqual(['200', '200', '200', '200'])
    expect([await root.cash(), await dan.cash()]).toEqual([mine - 30_000, theirs + 30_000])
    expect(said(await send({ transferId, amount: '301.00' }))).toEqual([
      409,
      'transaction_conflict',
      'transferId',
    ])
    expect(said(await send({ amount: '400.01' }))).toEqual([422, 'amount_bounds', 'amount'])
    expect(said(await send({ amount: '9.99' }))).toEqual([422, 'amount_bounds', 'amount'])
    expect(said(await send({ amount: '200.01' }))).toEqual([409, 'transfer_day_full', 'amount'])
    expect(said(await send({ account: 'lotus.demo' }))).toEqual([404, 'member_unknown', 'account'])
    expect((await send({ amount: '100.00' })).body.value).toMatchObject({ way: 'out', account: 'dan11' })
    // To whoever keeps away from play nothing goes, and nobody is told why (MEM-09).
    const away = await root.bring('away11')
    const asked = await away.call('POST', '/wps/member/play/exclusion', { kind: 'time-out', hours: 24 })
    expect(codeOf(asked)).toBe('200')
    expect(said(await send({ account: 'away11', amount: '50.00' }))).toEqual([
      404,
      'member_unknown',
      'account',
    ])
    expect((await dan.get('/wps/agent/transfers')).list).toMatchObject([
      { way: 'in', account: 'lotus.agent', amount: '100.00' },
      { way: 'in', account: 'lotus.agent', amount: '300.00' },
    ])
    expect((await dan.get('/wps/relay/record?range=today&kind=team-transfer')).list).toHaveLength(2)
    expect(await root.get('/wps/agent/transfer')).toMatchObject({
      on: true,
      countLeft: 1,
      amountLeft: '100.00',
    })
    await desk.rules({ transfersPerDay: 2, transferMostPerDay: '90000000.00', transferMax: '90000000.00' })
    expect(codeOf(await send({ amount: '10.00' }))).toBe('transfer_day_full')
    await desk.rules({ transfersPerDay: 20 })
    const { balance } = await root.get('/wps/agent/transfer')
    const more = (Number(balance) + 1).toFixed(2)
    expect(codeOf(await send({ amount: more }))).toBe('insufficient_funds')
    // As before a withdrawal, what was paid in is played first.
    await deposit(root, '300.00')
    expect(codeOf(await send({ amount: '10.00' }))).toBe('turnover_missing')
    expect((await root.get('/wps/agent/transfer')).turnover).toMatchObject({ required: '300.00' })
    await desk.rules({ transferOn: false })
    expect(codeOf(await send({ amount: '10.00' }))).toBe('feature_unavailable')
    expect(
      codeOf(
        await dan.call('POST', '/wps/agent/transfer', {
          transferId: randomUUID(),
          account: 'cat11',
          amount: '10.00',
          paymentPassword: '918273',
        }),
      ),
    ).toBe('feature_unavailable')
    await verified()
  })

  it('counts again what has moved, and nothing else (MEM-08)', async () => {
    await desk.count()
    const [asOf, before] = [await root.asOf(), await root.levels()]
    await desk.count()
    expect(await root.asOf()).toBe(asOf)
    // Another step for who is active is another figure.
    await desk.rules({ activeTurnover: '200.00' })
    await desk.count()
    expect(await root.asOf()).toBeGreaterThan(asOf)
    expect((await root.levels()).all.active).toBeLessThan(before.all.active)
    await desk.rules({ activeTurnover: '100.00' })
    await desk.count()
    expect((await root.levels()).all).toEqual(before.all)
    await dan.play(game, '10.00')
    await desk.count()
    expect(Number((await root.levels()).all.turnover)).toBe(Number(before.all.turnover) + 10)
    expect(codeOf(await root.open('new11'))).toBe('200')
    await desk.count()
    expect((await root.levels()).all.newMembers).toBe(before.all.newMembers + 1)
  })
}
