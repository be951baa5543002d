import { randomUUID } from 'node:crypto'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { said, Table } from '../../rig/outside/play.ts'
import { Provider } from '../../rig/outside/provider.ts'
import type { Agent } from '../../rig/people/agent.ts'
import { AgentConsole, agentAt } from '../../rig/people/agent.ts'
import type { Rig } from '../../rig/rig.ts'

const DAY_MS = 86_400_000
const OFFER_DAYS = 30
/** How far it lets the clock go. */
export const CONTRACT_SUITE_MS = (OFFER_DAYS + 2) * DAY_MS
const tier = (least: string, rate: number, leastActive = 0) => ({ least, leastActive, rate })

/** Offers and what becomes of them (B1, SHL-31, MEM-08). */
export function contractSuite(rig: Rig): void {
  const table = new Table(rig, new Provider())
  const agentConsole = new AgentConsole(rig)
  const root = agentAt(table)
  let ivy: Agent
  const daily = (...tiers: object[]) => ({ kind: 'daily', tiers })
  const offer = (account: string, terms: object, id = randomUUID()): Promise<Answer> =>
    agentConsole.call('POST', 'agent-contracts', { id, merchant: 'lotus', account, terms })
  const act = (who: Agent, id: string, what: string, body?: object): Promise<Answer> =>
    who.call('POST', `/wps/agent/contracts/${id}/${what}`, body ?? (what === 'refuse' ? {} : undefined))
  const prompts = (who: Agent) => who.get('/wps/agent/contracts/requests')

  beforeAll(async () => {
    await root.signIn()
    ivy = await root.bring('ivy11', { type: 'agent', rate: 50 })
  })
  afterAll(() => rig.moveClock(0))

  it('asks for an answer, takes one and refuses a second (SHL-31, MEM-08)', async () => {
    expect(await prompts(ivy)).toEqual({
      dailysalreqtype: 0,
      divtypecompperiodreq: 0,
      contracthoursalreq: 0,
    })
    const id = randomUUID()
    const made = await offer('ivy11', daily(tier('1000.00', 50), tier('5000.00', 80, 2)), id)
    expect(made.body.value).toMatchObject({ version: 1, state: 'offered', offeredBy: 'brand', upline: null })
    expect(codeOf(await offer('ivy11', daily(tier('1000.00', 50), tier('5000.00', 80, 2)), id))).toBe('200')
    expect(codeOf(await offer('ivy11', daily(tier('1.00', 10))))).toBe('contract_waiting')
    expect(said(await offer('ivy11', daily(tier('1.00', 11)), id))).toEqual([
      409,
      'transaction_conflict',
      'id',
    ])
    for (const least of ['1000.00', '5000.00'])
      expect(said(await offer('ivy11', daily(tier('5000.00', 50), tier(least, 80))))).toEqual([
        400,
        'invalid_input',
        'terms.tiers.1.least',
      ])
    expect(said(await offer('lotus.sub', daily(tier('1.00', 10))))).toEqual([
      404,
      'member_unknown',
      'account',
    ])
    expect((await prompts(ivy)).dailysalreqtype).toBe(1)
    expect((await ivy.get(`/wps/agent/contracts/${id}`)).isMine).toBe(true)
    // No other agent may see or answer it.
    expect(codeOf(await root.call('GET', `/wps/agent/contracts/${id}`))).toBe('contract_unknown')
    expect(codeOf(await act(root, id, 'accept'))).toBe('contract_unknown')
    const both = await Promise.all([act(ivy, id, 'accept'), act(ivy, id, 'accept')])
    expect(both.map(codeOf).toSorted()).toEqual(['200', 'contract_answered'])
    expect(codeOf(await act(ivy, id, 'refuse'))).toBe('contract_answered')
    expect((await prompts(ivy)).dailysalreqtype).toBe(0)
    const [held] = (await ivy.get('/wps/agent/contracts?state=accepted')).list
    // From tomorrow on, where the brand is.
    const tomorrow = new Date(Date.now() + DAY_MS + 7 * 3_600_000).toISOString().slice(0, 10)
    expect(held).toMatchObject({ id, endedOn: null, effectiveFrom: tomorrow })
    // Another one takes its place from the day on that it holds.
    const next = randomUUID()
    await offer('ivy11', daily(tier('500.00', 60)), next)
    await act(ivy, next, 'accept')
    const { list } = await ivy.get('/wps/agent/contracts?kind=daily')
    expect(list).toMatchObject([
      { id: next, version: 2, state: 'accepted' },
      { id, version: 1, state: 'replaced' },
    ])
    expect(list[1].endedOn).toBe(list[0].effectiveFrom)
  })

  it('answers an offer with other terms, which the other side may take (MEM-08)', async () => {
    const id = randomUUID()
    await offer('ivy11', { kind: 'hourly', tiers: [tier('100.00', 20)] }, id)
    const counter = { id: randomUUID(), terms: { kind: 'hourly', tiers: [tier('100.00', 40)] }, note: 'more' }
    expect(said(await act(ivy, id, 'counter', { ...counter, terms: daily(tier('1.00', 1)) }))).toEqual([
      400,
      'invalid_input',
      'terms.kind',
    ])
    const countered = await act(ivy, id, 'counter', counter)
    expect(codeOf(await act(ivy, id, 'counter', counter))).toBe('200')
    expect(countered.body.value).toMatchObject({ offeredBy: 'agent', answers: id, isMine: false, version: 2 })
    expect(codeOf(await act(ivy, id, 'accept'))).toBe('contract_answered')
    expect(codeOf(await act(ivy, counter.id, 'accept'))).toBe('contract_unknown')
    expect((await prompts(ivy)).contracthoursalreq).toBe(0)
    const [ours] = await agentConsole.list('agent-contracts?merchant=lotus&account=ivy11&state=offered')
    expect(ours).toMatchObject({ id: counter.id, isOurs: true, note: 'more' })
    const answer = { answer: 'accept', why: 'fair enough' }
    expect(
      (await agentConsole.call('POST', `agent-contracts/${counter.id}/answer`, answer)).body.value,
    ).toMatchObject({
      state: 'accepted',
    })
    expect(codeOf(await agentConsole.call('POST', `agent-contracts/${counter.id}/answer`, answer))).toBe(
      'contract_answered',
    )
    const audit = await agentConsole.call('GET', 'audit?action=contract.accept')
    expect(JSON.stringify(audit.body.value)).toContain('fair enough')
  })

  it('lets an agent share what they have with direct downlines, and no more (MEM-08)', async () => {
    const pip = await ivy.bring('pip11', { type: 'agent', rate: 20 })
    const share = (account: string, rate: number, kind = 'hourly') =>
      ivy.call('POST', '/wps/agent/contracts', {
        id: randomUUID(),
        account,
        terms: { kind, tiers: [tier('100.00', 10), tier('500.00', rate)] },
      })
    expect(said(await share('pip11', 41))).toEqual([422, 'contract_above_own', 'terms.tiers.1.rate'])
    expect(
      codeOf(
        await root.call('POST', '/wps/agent/contracts', {
          id: randomUUID(),
          account: 'pip11',
          terms: { kind: 'hourly', tiers: [tier('100.00', 1)] },
        }),
      ),
    ).toBe('member_unknown')
    const offered = await share('pip11', 40)
    expect(offered.body.value).toMatchObject({ upline: 'ivy11', offeredBy: 'upline' })
    const { id } = offered.body.value
    // Only who offered may withdraw it: not the other side, no other agent, and not the brand an upline's offer.
    expect(codeOf(await act(pip, id, 'withdraw'))).toBe('contract_unknown')
    expect(codeOf(await act(root, id, 'withdraw'))).toBe('contract_unknown')
    const taken = { answer: 'withdraw', why: 'not theirs' }
    expect(codeOf(await agentConsole.call('POST', `agent-contracts/${id}/answer`, taken))).toBe(
      'contract_unknown',
    )
    expect(codeOf(await act(ivy, id, 'withdraw'))).toBe('200')
    expect(codeOf(await act(pip, id, 'accept'))).toBe('contract_answered')
    const second = (await share('pip11', 40)).body.value.id
    const higher = { id: randomUUID(), terms: { kind: 'hourly', tiers: [tier('100.00', 45)] } }
    expect(codeOf(await act(pip, second, 'counter', higher))).toBe('200')
    expect((await ivy.get('/wps/agent/contracts?of=team&state=offered')).list).toMatchObject([
      { id: higher.id, isMine: true },
    ])
    expect(codeOf(await act(ivy, higher.id, 'accept'))).toBe('contract_above_own')
    expect(codeOf(await act(ivy, higher.id, 'refuse', { why: 'too much' }))).toBe('200')
    expect((await pip.get(`/wps/agent/contracts/${higher.id}`)).why).toBe('too much')
    // An upline answers other terms by no more than they have either.
    const third = (await share('pip11', 20)).body.value.id
    const counterOffer = { id: randomUUID(), terms: { kind: 'hourly', tiers: [tier('100.00', 30)] } }
    expect(codeOf(await act(pip, third, 'counter', counterOffer))).toBe('200')
    const answer = (rate: number) =>
      act(ivy, counterOffer.id, 'counter', {
        id: randomUUID(),
        terms: { kind: 'hourly', tiers: [tier('100.00', rate)] },
      })
    expect(said(await answer(41))).toEqual([422, 'contract_above_own', 'terms.tiers.0.rate'])
    expect((await answer(25)).body.value).toMatchObject({
      offeredBy: 'upline',
      answers: counterOffer.id,
      isMine: false,
    })
    expect((await prompts(pip)).contracthoursalreq).toBe(3)
    // What the brand ends holds until today; there is nothing left to share.
    const [own] = (await ivy.get('/wps/agent/contracts?kind=hourly&state=accepted')).list
    const end = { answer: 'end', why: 'agreed otherwise' }
    const ended = await agentConsole.call('POST', `agent-contracts/${own.id}/answer`, end)
    expect(ended.body.value).toMatchObject({ state: 'ended', endedOn: own.effectiveFrom })
    expect(codeOf(await share('pip11', 10))).toBe('contract_needed')
  })

  it('lapses without an answer in time (MEM-08)', async () => {
    const id = randomUUID()
    await offer('ivy11', { kind: 'dividend', period: 'week', tiers: [tier('100.00', 500)] }, id)
    expect((await prompts(ivy)).divtypecompperiodreq).toBe(2)
    await rig.moveClock((OFFER_DAYS - 1) * DAY_MS)
    await ivy.signIn()
    expect((await prompts(ivy)).divtypecompperiodreq).toBe(2)
    await rig.moveClock((OFFER_DAYS + 1) * DAY_MS)
    await ivy.signIn()
    expect((await prompts(ivy)).divtypecompperiodreq).toBe(0)
    expect(codeOf(await act(ivy, id, 'accept'))).toBe('contract_lapsed')
    expect((await ivy.get('/wps/agent/contracts?state=lapsed')).list).toMatchObject([{ id, isMine: false }])
    const again = { kind: 'dividend', period: 'week', tiers: [tier('1.00', 5)] }
    const next = randomUUID()
    expect(codeOf(await offer('ivy11', again, next))).toBe('200')
    // Who offered it may withdraw it until it is answered.
    const back = { answer: 'withdraw', why: 'a slip' }
    expect(
      (await agentConsole.call('POST', `agent-contracts/${next}/answer`, back)).body.value,
    ).toMatchObject({
      state: 'withdrawn',
    })
    expect(codeOf(await act(ivy, next, 'accept'))).toBe('contract_answered')
    expect(codeOf(await offer('ivy11', again))).toBe('200')
  })
}
