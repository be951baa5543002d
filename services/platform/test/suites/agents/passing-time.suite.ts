import { randomUUID } from 'node:crypto'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { PASSWORDS, Table } from '../../rig/outside/play.ts'
import { Provider } from '../../rig/outside/provider.ts'
import { Agent, AgentConsole } from '../../rig/people/agent.ts'
import { Person } from '../../rig/people/person.ts'
import type { Rig } from '../../rig/rig.ts'

const PIN = '918273'
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What counts once a day, an hour and a minute, from `afterMs` on: clicks of links, transfers (ACC-16, MEM-08). */
export function agentTimeSuite(rig: Rig, afterMs: number): void {
  const coral = new Agent(new Table(rig, new Provider()), 'coral.agent', 'coral')
  const agentConsole = new AgentConsole(rig)
  let movedMs = afterMs
  const pass = (ms: number): Promise<void> => {
    movedMs += ms
    return rig.moveClock(movedMs)
  }
  const make = async (): Promise<string> => {
    await coral.signIn()
    const body = { id: randomUUID(), name: 'a link', type: 'member' }
    const answer = await coral.call('POST', '/wps/agent/affiliate', body)
    expect(codeOf(answer)).toBe('200')
    return answer.body.value.code
  }
  const click = (who: Person, code: string, browser = 'one'): Promise<Answer> =>
    who.call('POST', '/wps/affiliate/click', { body: { code }, headers: { 'User-Agent': browser } })
  const counts = async (...of: Parameters<typeof click>): Promise<boolean> =>
    (await click(...of)).body.value.counted

  beforeAll(() => pass(0))
  afterAll(() => rig.moveClock(0))

  it('keeps the first link for thirty days where pages cannot read it, and counts a browser again the next day (ACC-16, MEM-08)', async () => {
    const code = await make()
    const visitor = new Person(rig, 'coral')
    const opened = await click(visitor, code)
    expect(opened.body.value).toEqual({ counted: true })
    const kept = opened.headers.get('set-cookie') ?? ''
    for (const part of [`MC_INVITED=${code}`, 'Max-Age=2592000', 'Path=/wps', 'HttpOnly', 'SameSite=Lax'])
      expect(kept.split('; ')).toContain(part)
    expect(await counts(visitor, code)).toBe(false)
    expect(await counts(visitor, code, 'another')).toBe(true)
    await pass(DAY_MS - MINUTE_MS)
    expect(await counts(visitor, code)).toBe(false)
    await pass(2 * MINUTE_MS)
    expect(await counts(visitor, code)).toBe(true)
  })

  it('counts no more than 120 clicks an hour of one network, and keeps the link all the same (ACC-16, ACC-21)', async () => {
    const code = await make()
    const house = new Person(rig, 'coral')
    const some = async (first: number): Promise<number> => {
      const browsers = Array.from({ length: 60 }, (_, i) => `browser ${first + i}`)
      const all = await Promise.all(browsers.map((browser) => counts(house, code, browser)))
      return all.filter(Boolean).length
    }
    expect(await some(0)).toBe(60)
    // So many ask in a minute.
    expect(codeOf(await click(house, code, 'browser 60'))).toBe('too_many_requests')
    await pass(MINUTE_MS + SECOND_MS)
    expect(await some(60)).toBe(60)
    await pass(MINUTE_MS + SECOND_MS)
    const late = await click(house, code, 'browser 120')
    expect(late.body.value).toEqual({ counted: false })
    expect(late.headers.get('set-cookie')).toContain(`MC_INVITED=${code}`)
    expect(await counts(new Person(rig, 'coral'), code)).toBe(true)
    await pass(HOUR_MS)
    expect(await counts(house, code, 'browser 120')).toBe(true)
    const { list } = await (await coral.signIn()).get('/wps/agent/affiliate')
    expect(list.find((one: { code: string }) => one.code === code)).toMatchObject({ clicks: 122 })
  })

  it('lets an agent send again on the brand’s next day (MEM-08)', async () => {
    await coral.signIn()
    const secret = { paymentPassword: PIN, confirmPaymentPassword: PIN, password: PASSWORDS.coral }
    // It may have one from before.
    await coral.call('PUT', '/wps/member/paymentPassword', secret)
    await agentConsole.rules({ transfersPerDay: 1 }, 'coral')
    const send = async (): Promise<string> => {
      const body = { account: 'coral.luz', amount: '50.00', paymentPassword: PIN }
      return codeOf(await coral.call('POST', '/wps/agent/transfer', { ...body, transferId: randomUUID() }))
    }
    expect([await send(), await send()]).toEqual(['200', 'transfer_day_full'])
    await pass(DAY_MS)
    await coral.signIn()
    expect([await send(), await send()]).toEqual(['200', 'transfer_day_full'])
    await agentConsole.rules({ transfersPerDay: 20 }, 'coral')
  })
}
