import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import type { Agent } from '../../rig/people/agent.ts'
import type { Team } from '../../rig/people/team.ts'

/** Members who come under another upline (MEM-08, PLT-09). */
export function moveSuite(team: Team): void {
  const { ann, ben, agentConsole, root } = team

  it('moves a member with all below, never in a circle; today’s figures go along, contracts with the upline end (MEM-08, PLT-09)', async () => {
    const move = (account: string, upline: string | null) =>
      agentConsole.call('POST', `agents/lotus/${account}/move`, { upline, why: 'both agreed' })
    expect(said(await move('ann11', 'dan11'))).toEqual([409, 'tree_circle', 'upline'])
    expect(said(await move('ann11', 'ann11'))).toEqual([409, 'tree_circle', 'upline'])
    expect(said(await move('ann11', 'lotus.nan'))).toEqual([422, 'rate_above_own', 'upline'])
    expect(said(await move('dan11', 'lotus.sub'))).toEqual([404, 'member_unknown', 'upline'])
    const terms = (kind: string) => ({ kind, tiers: [{ least: '1.00', leastActive: 0, rate: 10 }] })
    const offer = async (to: Agent, kind: string, by?: Agent): Promise<string> => {
      const body = { id: randomUUID(), account: to.account, terms: terms(kind) }
      const made = by
        ? await by.call('POST', '/wps/agent/contracts', body)
        : await agentConsole.call('POST', 'agent-contracts', { ...body, merchant: 'lotus' })
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
    await offer(ben, 'hourly')
    for (const account of ['one11', 'two11'])
      expect(codeOf(await ann.open(account, { type: 'agent', rate: 10 }))).toBe('200')
    const [rootBefore, annBefore] = [await root.levels(), await ann.levels()]
    expect(codeOf(await move('ben11', 'lotus.ploy'))).toBe('200')
    const [rootAfter, annAfter] = [await root.levels(), await ann.levels()]
    // dan is a level further down from ann's side, as far as before from the agent's.
    expect(rootAfter.all.turnover).toBe(rootBefore.all.turnover)
    expect(rootAfter.all.members).toBe(rootBefore.all.members)
    expect(annBefore.all.turnover).toBe('160.00')
    expect(annAfter.all).toMatchObject({ turnover: '0.00', active: 0, members: 3 })
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
      ['hourly', null, 'offered'],
      ['hourly', null, 'accepted'],
      ['daily', 'ann11', 'withdrawn'],
      ['daily', 'ann11', 'ended'],
    ])
    // Of two who come under each other at once the second is refused.
    const both = await Promise.all([move('one11', 'two11'), move('two11', 'one11')])
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'tree_circle'])
    await team.rebuild()
    expect((await root.levels()).all).toEqual(rootAfter.all)
    const audit = await agentConsole.call('GET', 'audit?action=agent.moved')
    expect(JSON.stringify(audit.body.value)).toContain('lotus/ben11')
  })

  it('closes no circle, however deep a team is (MEM-08)', async () => {
    const move = (account: string, upline: string | null) =>
      agentConsole.call('POST', `agents/lotus/${account}/move`, { upline, why: 'both agreed' })
    // Lines end at 32 levels.
    const accounts = Array.from({ length: 35 }, (_, at) => `deep${at}x`)
    const opened = await Promise.all(accounts.map((account) => ann.open(account)))
    expect(new Set(opened.map(codeOf))).toEqual(new Set(['200']))
    const [head = ''] = accounts
    for (const [at, account] of accounts.entries())
      expect(codeOf(await move(account, accounts[at - 1] ?? null))).toBe('200')
    expect(said(await move(head, accounts.at(-1) ?? ''))).toEqual([409, 'tree_circle', 'upline'])
    expect(await ann.names('level=all&search=deep')).toEqual([])
  })
}
