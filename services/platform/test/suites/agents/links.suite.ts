import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import { Agent } from '../../rig/people/agent.ts'
import { coralForm, Person } from '../../rig/people/person.ts'
import type { Team } from '../../rig/people/team.ts'

/** Links by which an agent invites, and what they bring (ACC-16, MEM-08). */
export function linksSuite(team: Team): void {
  const { agentConsole } = team

  it('keeps the first link that a browser opened, whatever code is typed later; clicks count once a day (ACC-16, MEM-08)', async () => {
    const coral = await new Agent(team.table, 'coral.agent', 'coral').signIn()
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
    const person = new Person(team.rig, 'coral')
    const click = (code: string, headers = {}) =>
      team.rig.caller.call('POST', '/wps/affiliate/click', { merchant: 'coral', body: { code }, headers })
    const opened = await click(first)
    expect(opened.body.value).toEqual({ counted: true })
    const cookie = /MC_INVITED=[^;]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? ''
    expect((await click(first)).body.value).toEqual({ counted: false })
    expect((await click('UNKNOWN9')).body.value).toEqual({ counted: false })
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
    const late = await coralForm(new Person(team.rig, 'coral'), { affiliateCode: second })
    expect(codeOf(await person.sealed('PUT', '/wps/member/register', late))).toBe('invitation_invalid')
  })

  it('makes links within the agent’s rate, quotas and number, once for each id; who comes by one is what may still be given (MEM-08)', async () => {
    const coral = await new Agent(team.table, 'coral.agent', 'coral').signIn()
    const luz = await new Agent(team.table, 'coral.luz', 'coral').signIn()
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
    await agentConsole.rules({ mostLinks: list.length }, 'coral')
    expect(codeOf(await make({ rate: 10 }))).toBe('too_many_links')
    await agentConsole.rules({ mostLinks: most }, 'coral')
    const join = async (): Promise<number> => {
      const person = new Person(team.rig, 'coral')
      const form = await coralForm(person, { affiliateCode: code })
      const answer = await person.sealed('PUT', '/wps/member/register', form)
      expect(codeOf(answer)).toBe('200')
      return answer.body.value.type
    }
    // Of this rate the agent has one downline already.
    const quotas = (count: number) =>
      agentConsole.call('POST', 'agents/coral/coral.agent/quotas', {
        quotas: [{ rate: 100, most: count }],
        why: 'a try',
      })
    expect(codeOf(await quotas(2))).toBe('200')
    expect(await join()).toBe(1)
    expect(await join()).toBe(0)
    const [link] = (await coral.get('/wps/agent/affiliate')).list
    expect(link).toMatchObject({ code, signUps: 2 })
    expect(await coral.names('level=A')).toHaveLength(4)
  })

  it('makes members by a link of a rate that its agent may give no more; a first link that is gone gives way to the code that is typed (ACC-16, MEM-08)', async () => {
    const coral = await new Agent(team.table, 'coral.agent', 'coral').signIn()
    const quotas = { quotas: [{ rate: 120, most: 5 }], why: 'a try' }
    expect(codeOf(await agentConsole.call('POST', 'agents/coral/coral.agent/quotas', quotas))).toBe('200')
    const make = async (more: object): Promise<string> => {
      const answer = await coral.call('POST', '/wps/agent/affiliate', {
        id: randomUUID(),
        name: 'a link',
        ...more,
      })
      expect(codeOf(answer)).toBe('200')
      return answer.body.value.code
    }
    const [high, gone] = [await make({ type: 'agent', rate: 120 }), await make({ type: 'member' })]
    const rate = (to: number) =>
      agentConsole.call('POST', 'agents/coral/coral.agent/rate', { rate: to, why: 'a try' })
    // From tomorrow on; and less is not given away today.
    expect(codeOf(await rate(110))).toBe('200')
    const join = async (affiliateCode: string, cookie?: string) => {
      const person = new Person(team.rig, 'coral')
      const form = await coralForm(person, { affiliateCode })
      return await person.sealed('PUT', '/wps/member/register', form, {
        ...(cookie !== undefined && { headers: { Cookie: cookie } }),
      })
    }
    expect((await join(high)).body.value).toMatchObject({ type: 0 })
    expect(codeOf(await rate(150))).toBe('200')
    expect(codeOf(await coral.call('DELETE', `/wps/agent/affiliate/${gone}`))).toBe('200')
    expect(said(await join('UNKNOWN9', `MC_INVITED=${high}`))).toEqual([
      400,
      'invitation_invalid',
      'data.affiliateCode',
    ])
    expect((await join(high, `MC_INVITED=${gone}`)).body.value).toMatchObject({ type: 1 })
    const { list } = await coral.get('/wps/agent/affiliate')
    expect(list.find((one: { code: string }) => one.code === high)).toMatchObject({ signUps: 2 })
  })
}
