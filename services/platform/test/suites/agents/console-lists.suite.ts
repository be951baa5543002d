import { randomUUID } from 'node:crypto'
import type { ConsoleLink } from '@site/shared-api/contract/agent-link-console'
import type { ConsoleTransfer } from '@site/shared-api/contract/agent-transfer-console'
import { codeOf } from '../../rig/caller.ts'
import { PASSWORDS, said, Table } from '../../rig/outside/play.ts'
import { Provider } from '../../rig/outside/provider.ts'
import { Agent, AgentConsole } from '../../rig/people/agent.ts'
import type { Rig } from '../../rig/rig.ts'

const PIN = '918273'

/** What operators see of agents' links and transfers, and what they do with them (PLT-09). */
export function consoleListsSuite(rig: Rig): void {
  const agentConsole = new AgentConsole(rig)
  const coral = new Agent(new Table(rig, new Provider()), 'coral.agent', 'coral')
  const list = async <Row>(path: string): Promise<Row[]> =>
    (await agentConsole.list(path)) as unknown as Row[] // reason: the platform answers through the call's schema
  /** All of a list, page by page. */
  const walk = async <Row>(path: string, limit: number): Promise<Row[]> => {
    const rows: Row[] = []
    for (let cursor = ''; ;) {
      const answer = await agentConsole.call('GET', `${path}&limit=${limit}${cursor}`)
      const { list: page, nextCursor } = answer.body.value
      expect(page.length).toBeLessThanOrEqual(limit)
      rows.push(...page)
      if (nextCursor === null) return rows
      cursor = `&cursor=${nextCursor}`
    }
  }
  const links = (query: string) => list<ConsoleLink>(`agent-links?merchant=coral&limit=100&${query}`)
  const transfers = (query: string) => list<ConsoleTransfer>(`agent-transfers?limit=100&${query}`)
  const make = async (name: string): Promise<string> => {
    const body = { id: randomUUID(), name, type: 'member' }
    const answer = await coral.call('POST', '/wps/agent/affiliate', body)
    expect(codeOf(answer)).toBe('200')
    return answer.body.value.code
  }

  beforeAll(async () => {
    await coral.signIn()
  })

  it('lists links of agents, newest first and page by page, by account, code, state and time (PLT-09)', async () => {
    const made = [await make('street'), await make('radio'), await make('paper')]
    const all = await links('account=CORAL.AGENT')
    expect(all.slice(0, 3).map(({ code }) => code)).toEqual(made.toReversed())
    expect(all[0]).toMatchObject({ account: 'coral.agent', merchant: 'coral', name: 'paper', endedAt: null })
    const seeded = all.find(({ code }) => code === 'CORALTEAM2')
    expect(seeded).toMatchObject({ type: 'member', clicks: 0, signUps: 0, firstDeposits: 0 })
    const walked = await walk<ConsoleLink>('agent-links?account=coral.agent', 2)
    expect(walked.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(await links(`code=${String(made[1]).toLowerCase()}`)).toMatchObject([{ name: 'radio' }])
    const from = all[2]?.createdAt
    expect((await links(`account=coral.agent&from=${from}`)).map(({ code }) => code)).toEqual(
      made.toReversed(),
    )
    expect(await links(`account=coral.agent&until=${from}`)).toEqual(all.slice(3))
    expect(await list('agent-links?merchant=lotus&account=coral.agent')).toEqual([])
    expect(await links('account=coral.luz')).toEqual([])
    expect((await list<ConsoleLink>('agent-links?merchant=lotus')).map(({ code }) => code)).toContain(
      'LOTUSTEAM2',
    )
  })

  it('ends a link once and with a reason; no account registers by it afterwards, and the audit says who and why (PLT-09)', async () => {
    const [one, two] = [await make('bridge'), await make('tower')]
    const [link] = await links(`code=${one}`)
    const end = (why: string) => agentConsole.call('POST', `agent-links/${String(link?.id)}/end`, { why })
    expect(said(await end(' '))).toEqual([400, 'invalid_input', 'why'])
    const twice = await Promise.all([end('a stranger shares it'), end('a stranger shares it')])
    expect(twice.map(codeOf).toSorted()).toEqual(['200', 'link_unknown'])
    expect(twice.find(({ status }) => status === 200)?.body.value).toMatchObject({
      code: one,
      endedBy: expect.stringMatching(/./),
      why: 'a stranger shares it',
    })
    expect(said(await end('once more'))).toEqual([404, 'link_unknown', 'id'])
    expect(codeOf(await coral.call('DELETE', `/wps/agent/affiliate/${two}`))).toBe('200')
    const ended = await links('account=coral.agent&state=ended')
    expect(ended.find(({ code }) => code === one)).toMatchObject({ why: 'a stranger shares it' })
    expect(ended.find(({ code }) => code === two)).toMatchObject({
      endedAt: expect.stringMatching(/Z$/),
      endedBy: null,
      why: null,
    })
    const live = (await links('account=coral.agent&state=live')).map(({ code }) => code)
    expect(live).not.toContain(one)
    expect(live).not.toContain(two)
    const own: { list: { code: string }[] } = await coral.get('/wps/agent/affiliate')
    expect(own.list.map(({ code }) => code)).not.toContain(one)
    const body = { code: one }
    const clicked = await rig.caller.call('POST', '/wps/affiliate/click', { merchant: 'coral', body })
    expect(clicked.body.value).toEqual({ counted: false })
    const audit = (await agentConsole.call('GET', 'audit?action=agent-link&subject=coral/coral.agent')).body
      .value
    expect(audit.list).toMatchObject([
      {
        action: 'agent-link.ended',
        actor: ended.find(({ code }) => code === one)?.endedBy,
        detail: { code: one, why: 'a stranger shares it' },
      },
    ])
  })

  it('lists transfers of agents to their teams, newest first and page by page, by either account, brand and time (PLT-09)', async () => {
    await coral.call('PUT', '/wps/member/paymentPassword', {
      paymentPassword: PIN,
      confirmPaymentPassword: PIN,
      password: PASSWORDS['coral'],
    })
    const give = async (account: string, amount: string, more: object = {}): Promise<string> => {
      const transferId = randomUUID()
      const body = { transferId, account, amount, paymentPassword: PIN, ...more }
      expect(codeOf(await coral.call('POST', '/wps/agent/transfer', body))).toBe('200')
      return transferId
    }
    const first = await give('coral.luz', '60.00', { note: 'for the week' })
    const second = await give('coral.jun', '70.00')
    const third = await give('coral.luz', '80.00')
    const all = await transfers('merchant=coral')
    expect(all.map(({ id }) => id)).toEqual([third, second, first])
    expect(all[2]).toMatchObject({
      merchant: 'coral',
      from: 'coral.agent',
      to: 'coral.luz',
      amount: '60.00',
      note: 'for the week',
    })
    expect((await transfers('account=Coral.Luz')).map(({ id }) => id)).toEqual([third, first])
    expect(await transfers('account=coral.agent')).toEqual(all)
    expect(await transfers('merchant=lotus&account=coral.agent')).toEqual([])
    expect(await transfers('account=unknown.here')).toEqual([])
    for (const query of ['merchant=coral', 'account=coral.agent'])
      expect(await walk<ConsoleTransfer>(`agent-transfers?${query}`, 1)).toEqual(all)
    const at = all[1]?.at
    expect(await transfers(`merchant=coral&from=${at}`)).toEqual(all.slice(0, 2))
    expect(await transfers(`account=coral.agent&until=${at}`)).toEqual(all.slice(2))
  })
}
