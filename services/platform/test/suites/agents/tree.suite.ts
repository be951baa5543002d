import { randomUUID } from 'node:crypto'
import type { Downline } from '@site/shared-api/contract/agent'
import { codeOf } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import type { Agent } from '../../rig/people/agent.ts'
import type { Team } from '../../rig/people/team.ts'

/** Who is in a team, and what its agent may give (B7 'Agent', MEM-08). */
export function treeSuite(team: Team): void {
  const { ann, ben, cat, dan, agentConsole, root } = team

  it('shows the tree by name, a page at a time, and no member of another team (MEM-08)', async () => {
    expect(await root.names('level=A')).toEqual(['ann11', 'lotus.beam', 'lotus.fah', 'lotus.ploy'])
    expect(await root.names('level=A&limit=2')).toEqual(['ann11', 'lotus.beam'])
    const first = await root.get('/wps/agent/downlines?level=all&limit=4')
    const second = await root.get(`/wps/agent/downlines?level=all&limit=50&cursor=${first.nextCursor}`)
    const all = [...first.list, ...second.list].map(({ account }: Downline) => account)
    expect(all).toHaveLength(10)
    expect(all).toEqual(all.toSorted())
    expect(await root.names('level=all&search=D')).toEqual(['dan11'])
    expect(await root.names('of=ben11&level=A')).toEqual(['cat11'])
    const [downline] = (await root.get('/wps/agent/downlines?level=A&search=ann')).list
    expect(downline).toMatchObject({ type: 1, depth: 1, rate: 90, downlines: 1, team: 3, turnover: '540.00' })
    expect(await root.get('/wps/agent/downline?account=cat11&range=today')).toMatchObject({
      path: ['lotus.agent', 'ann11', 'ben11', 'cat11'],
      downline: { depth: 3 },
      own: { members: 1 },
      team: { members: 1, turnover: '160.00' },
    })
    // The path starts at the caller: members below do not see what is above them.
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
    const top = await agentConsole.call('POST', 'agents/lotus/lotus.agent/rate', {
      rate: 201,
      why: 'too much',
    })
    expect(said(top)).toEqual([422, 'rate_above_own', 'rate'])
    // A higher rate of tomorrow may not be given today: the lower of both is the limit.
    for (const [next, given] of [
      [40, 50],
      [70, 65],
    ] as const) {
      expect((await set(ann, 'ben11', next)).body.value).toEqual({
        account: 'ben11',
        rate: 60,
        nextRate: next,
      })
      expect(codeOf(await ben.open('too11', { type: 'agent', rate: given }))).toBe('rate_above_own')
    }
    // From 1 % on a downline needs a quota: of 1.1 % the agent has none.
    expect(said(await root.open('quo11', { type: 'agent', rate: 110 }))).toEqual([409, 'quota_full', 'rate'])
    const quotas = { quotas: [{ rate: 110, most: 1 }], why: 'one to try' }
    expect(codeOf(await agentConsole.call('POST', 'agents/lotus/lotus.agent/quotas', quotas))).toBe('200')
    const both = await Promise.all(
      ['quo12', 'quo13'].map((account) => root.open(account, { type: 'agent', rate: 110 })),
    )
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'quota_full'])
    // Nor for a member who is there already.
    expect(said(await set(root, 'ann11', 110))).toEqual([409, 'quota_full', 'rate'])
    expect(await root.get('/wps/agent/quotas')).toEqual({
      from: 100,
      list: [{ rate: 110, most: 1, used: 1, left: 0 }],
    })
    const given = (await ann.get('/wps/agent/rebates/settings')).list
    expect(given).toEqual([{ account: 'ben11', nickname: null, rate: 60, nextRate: 70, least: 30 }])
    // An agent with a team, or a contract, stays an agent.
    const plain = await agentConsole.call('POST', 'agents/lotus/cat11/type', { type: 0, why: 'a try' })
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
}
