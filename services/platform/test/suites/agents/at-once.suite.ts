import { randomUUID } from 'node:crypto'
import { atOnce, inTurn, unwritten } from '../../rig/at-once.ts'
import { Caller, codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { PASSWORDS, Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import { AgentConsole, agentAt, type Agent } from '../../rig/people/agent.ts'
import { Person, provedForm } from '../../rig/people/person.ts'
import { PIN } from '../../rig/people/withdrawer.ts'
import { startPlatform, type Platform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

type Ask = () => Promise<Answer>

const TERMS = { kind: 'daily', tiers: [{ least: '1.00', leastActive: 0, rate: 10 }] }

/** Teams, contracts and money of agents on two copies of the site at one moment, on one PostgreSQL: what its locks are for (MEM-08, PLT-09). */
export function agentsAtOnceSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const agentConsole = new AgentConsole(rig)
  const root = agentAt(table)
  let second: Platform
  let mia: Agent

  const copies = (): readonly [Caller, Caller] => [rig.caller, new Caller(second.url, second.operatorUrl)]
  const by =
    (who: Agent, copy: Caller, path: string, body?: object): Ask =>
    () =>
      copy.call('POST', `/wps/agent/${path}`, { credential: who.credential, body })
  const operator =
    (copy: Caller, path: string, body: object): Ask =>
    () =>
      copy.call('POST', `/wps/operator/${path}`, { ...OPERATOR, body })
  const move = (copy: Caller, account: string, upline: string): Ask =>
    operator(copy, `agents/lotus/${account}/move`, { upline, why: 'a test' })
  const open = (who: Agent, copy: Caller, account: string, rate: number): Ask =>
    by(who, copy, 'downlines', { id: randomUUID(), account, password: PASSWORDS.lotus, type: 'agent', rate })
  /** What each is answered where none of them has written to these tables before all wait. */
  const meet = async (tables: string[], calls: Ask[]): Promise<string[]> =>
    (await atOnce(rig.place.databaseUrl ?? '', unwritten(...tables), calls)).map(codeOf).toSorted()
  /** The same where the second one begins when the first one waits. */
  const follow = async (tables: string[], calls: Ask[]): Promise<string[]> =>
    (await inTurn(rig.place.databaseUrl ?? '', unwritten(...tables), calls)).map(codeOf)
  const offer = async (account: string, upline?: Agent): Promise<string> => {
    const body = { id: randomUUID(), account, terms: TERMS }
    const made = upline
      ? await upline.call('POST', '/wps/agent/contracts', body)
      : await agentConsole.call('POST', 'agent-contracts', { ...body, merchant: 'lotus' })
    expect(codeOf(made)).toBe('200')
    return body.id
  }
  /** Upline and state of the newest contract of an agent. */
  const standing = async (who: Agent): Promise<unknown[]> => {
    const [newest] = (await who.get('/wps/agent/contracts')).list
    return [newest?.upline, newest?.state]
  }

  beforeAll(async () => {
    second = await startPlatform(rig.place, rig.environment())
    await root.signIn()
    const quotas = { quotas: [{ rate: 120, most: 9 }], why: 'a test' }
    expect(codeOf(await agentConsole.call('POST', 'agents/lotus/lotus.agent/quotas', quotas))).toBe('200')
    mia = await root.bring('mia21', { type: 'agent', rate: 120 })
    expect(codeOf(await root.open('nia21', { type: 'agent', rate: 120 }))).toBe('200')
  })
  afterAll(async () => {
    await agentConsole.rules({ mostLinks: 10, mostSubAccounts: 5 })
    await second.stop()
  })
  afterEach(async () => {
    const { fault } = (await agentConsole.call('GET', 'ledger/verify?whole=1')).body.value
    expect(fault).toBeNull()
  })

  it('refuses one of two moves that close a circle together (MEM-08, PLT-09)', async () => {
    for (const account of ['ring21', 'ring22'])
      expect(codeOf(await mia.open(account, { type: 'agent', rate: 10 }))).toBe('200')
    const [here, there] = copies()
    const moves = [move(here, 'ring21', 'ring22'), move(there, 'ring22', 'ring21')]
    expect(await meet(['agent_nodes'], moves)).toEqual(['200', 'tree_circle'])
    expect(await mia.names('level=all&search=ring')).toEqual(['ring21', 'ring22'])
  })

  it('puts an account that registers while its upline is moved below the new place of the upline (MEM-08, PLT-09)', async () => {
    const tom = await mia.bring('tom21', { type: 'agent', rate: 60 })
    const [here, there] = copies()
    // The account is written, and waits for its rate.
    const calls = [open(tom, here, 'late21', 10), move(there, 'tom21', 'nia21')]
    expect(await follow(['agent_rates'], calls)).toEqual(['200', '200'])
    const { path } = await root.get('/wps/agent/downline?account=late21')
    expect(path).toEqual(['lotus.agent', 'nia21', 'tom21', 'late21'])
    expect(await mia.names('level=all&search=late')).toEqual([])
    expect(await tom.names('level=A')).toEqual(['late21'])
  })

  it('lowers no rate below the one that a downline is being given (MEM-08)', async () => {
    const sam = await mia.bring('sam21', { type: 'agent', rate: 60 })
    const [here, there] = copies()
    const lower = by(mia, there, 'rebates/settings', { account: 'sam21', rate: 30 })
    const calls = [open(sam, here, 'rate21', 60), lower]
    expect(await follow(['members'], calls)).toEqual(['200', 'rate_below_downline'])
  })

  it('gives no more of a rate than the quota allows (MEM-08)', async () => {
    const quotas = { quotas: [{ rate: 100, most: 1 }], why: 'a test' }
    expect(codeOf(await agentConsole.call('POST', 'agents/lotus/mia21/quotas', quotas))).toBe('200')
    const calls = copies().map((copy, at) => open(mia, copy, `quota2${at}`, 100))
    expect(await meet(['members'], calls)).toEqual(['200', 'quota_full'])
  })

  it('makes no more agents of those who come by a link at one moment than the quota allows (MEM-08, D11)', async () => {
    const quotas = { quotas: [{ rate: 110, most: 1 }], why: 'a test' }
    expect(codeOf(await agentConsole.call('POST', 'agents/lotus/mia21/quotas', quotas))).toBe('200')
    const link = { id: randomUUID(), name: 'a link', type: 'agent', rate: 110 }
    const { code } = (await mia.call('POST', '/wps/agent/affiliate', link)).body.value
    const joins = await Promise.all(
      copies().map(async (caller): Promise<Ask> => {
        const person = new Person(rig)
        const form = await provedForm(person, { affiliateCode: code })
        return () => person.at({ caller }).sealed('PUT', '/wps/member/register', form)
      }),
    )
    const made = await atOnce(rig.place.databaseUrl ?? '', unwritten('agent_rates'), joins)
    expect(made.map(({ body }) => body.value?.type).toSorted()).toEqual([0, 1])
    expect(codeOf(await mia.call('DELETE', `/wps/agent/affiliate/${code}`))).toBe('200')
  })

  it('opens no more sub-accounts, and makes no more links, than the brand allows (B6, MEM-08)', async () => {
    await agentConsole.rules({ mostLinks: 1, mostSubAccounts: 1 })
    const helpers = copies().map((copy, at) =>
      by(mia, copy, 'sub-accounts', {
        id: randomUUID(),
        account: `help2${at}`,
        password: PASSWORDS.lotus,
        type: 42,
      }),
    )
    expect(await meet(['members'], helpers)).toEqual(['200', 'too_many_sub_accounts'])
    const links = copies().map((copy) =>
      by(mia, copy, 'affiliate', { id: randomUUID(), name: 'a link', type: 'member' }),
    )
    expect(await meet(['agent_links'], links)).toEqual(['200', 'too_many_links'])
  })

  it('accepts a contract once (MEM-08)', async () => {
    const id = await offer('mia21')
    const accepts = copies().map((copy) => by(mia, copy, `contracts/${id}/accept`))
    expect(await meet(['contract_offers'], accepts)).toEqual(['200', 'contract_answered'])
  })

  it('leaves no contract with the previous upline, whatever was offered and answered while the agent was moved (MEM-08, PLT-09)', async () => {
    const [here, there] = copies()
    const moved = async (account: string, doing: (who: Agent) => Promise<Ask>): Promise<unknown[]> => {
      const who = await mia.bring(account, { type: 'agent', rate: 10 })
      const calls = [await doing(who), move(there, account, 'nia21')]
      expect(await follow(['contract_offers'], calls)).toEqual(['200', '200'])
      return await standing(who)
    }
    const offered = await moved('con21', async () =>
      by(mia, here, 'contracts', { id: randomUUID(), account: 'con21', terms: TERMS }),
    )
    expect(offered).toEqual(['mia21', 'withdrawn'])
    const accepted = await moved('con22', async (who) =>
      by(who, here, `contracts/${await offer('con22', mia)}/accept`),
    )
    expect(accepted).toEqual(['mia21', 'ended'])
    const countered = await moved('con23', async (who) =>
      by(who, here, `contracts/${await offer('con23', mia)}/counter`, { id: randomUUID(), terms: TERMS }),
    )
    expect(countered).toEqual(['mia21', 'withdrawn'])
  })

  it('sends no more than a day allows, and each transfer once (MEM-08)', async () => {
    const id = randomUUID()
    const title = { EN: 'A test', TY: 'ทดสอบ' }
    const grant = {
      id,
      merchant: 'lotus',
      account: 'mia21',
      amount: '500.00',
      title,
      why: 'a test',
      days: null,
    }
    expect(codeOf(await agentConsole.call('POST', 'grants', grant))).toBe('200')
    expect(codeOf(await mia.call('POST', `/wps/rewards/${id}/claim`))).toBe('200')
    const secret = { password: PASSWORDS.lotus, paymentPassword: PIN, confirmPaymentPassword: PIN }
    expect(codeOf(await mia.call('PUT', '/wps/member/paymentPassword', secret))).toBe('200')
    const limits = { transferMin: '10.00', transferMax: '400.00', transferMostPerDay: '900.00' }
    await agentConsole.rules({ ...limits, transferOn: true, transfersPerDay: 1 })
    await mia.bring('tip21')
    const send = (copy: Caller, transferId: string) =>
      by(mia, copy, 'transfer', { transferId, account: 'tip21', amount: '100.00', paymentPassword: PIN })
    const tables = ['team_transfers', 'ledger_entries']
    const before = await mia.cash()
    const two = copies().map((copy) => send(copy, randomUUID()))
    expect(await meet(tables, two)).toEqual(['200', 'transfer_day_full'])
    expect(await mia.cash()).toBe(before - 10_000)
    // A transfer that was made is answered again, though nothing is left of the day's limit.
    await agentConsole.rules({ transfersPerDay: 2 })
    const transferId = randomUUID()
    const same = copies().map((copy) => send(copy, transferId))
    expect(await meet(tables, same)).toEqual(['200', '200'])
    expect(await mia.cash()).toBe(before - 20_000)
  })

  it('takes no more of what was paid than it was (PLT-09)', async () => {
    const [paid] = await agentConsole.list(
      'agent-pays?merchant=lotus&account=lotus.ploy&kind=daily&state=paid',
    )
    const corrections = copies().map((copy) =>
      operator(copy, `agent-pays/${String(paid?.['id'])}/correct`, {
        correctionId: randomUUID(),
        way: 'take',
        amount: paid?.['amount'],
        why: 'a test',
      }),
    )
    expect(await meet(['agent_corrections', 'ledger_entries'], corrections)).toEqual(['200', 'amount_bounds'])
  })
}
