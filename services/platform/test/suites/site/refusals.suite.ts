import type { Call } from '@site/shared-api/contract/call'
import { failureEnvelope } from '@site/shared-api/contract/envelope'
import { evilBodies, evilHeaders, evilTexts } from './evil-input.ts'
import type { Rig } from '../../rig/rig.ts'
import type { CallOptions } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { INTERNAL_TOKEN, OPERATOR_TOKEN } from '../../rig/process/platform-process.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { MOVED_BY_TIME, rowsOf } from '../../rig/rows.ts'
import { together } from '../../rig/together.ts'
import { until } from '../../rig/until.ts'

/** Ends the session that the other calls need. */
const ENDS_THE_SESSION = '/wps/session/logout'
const keysOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : []

/** What may be otherwise after calls that were refused, and why. */
const MAY_CHANGE: Readonly<Record<string, string>> = {
  ...MOVED_BY_TIME,
  human_checks: 'a puzzle is given to any caller',
  stream_tickets: 'a ticket is given to any caller',
  passkey_challenges: 'a challenge is given to any caller',
  audit_chain: 'it follows the audit log',
  audit_seals: 'it follows the audit log',
  audit_unsealed: 'it follows the audit log',
  throttles: 'a refused try counts',
  security_events: 'a refused try is written down',
  audit_log: 'a call that a token may not make is written down; that nothing else is, is looked at by itself',
}
/** Of these the number of rows: a session that is used is used later, a job that comes again is due later. */
const COUNTED: readonly string[] = ['sessions', 'jobs']

/** What a new site owes the days before it, it does by itself as it starts. */
async function untilDaysAreDone(rig: Rig): Promise<void> {
  const headers = { Authorization: `Bearer ${OPERATOR_TOKEN}` }
  await until(async () => {
    const lists = await Promise.all(
      ['day-end', 'day-report'].map((kind) => rig.caller.get(`/wps/operator/jobs?kind=${kind}`, { headers })),
    )
    // One that waits for another, or is under way, is due within seconds.
    const soon = Date.now() + 60_000
    const isDone = lists.every(({ body }) => {
      const jobs: { dueAt: string; state: string }[] = body.value.list
      return jobs.length > 0 && jobs.every(({ dueAt, state }) => state === 'done' || Date.parse(dueAt) > soon)
    })
    return isDone ? lists : undefined
  }, 'the end of the day before')
}

/** Every call refuses every bad input and leaves every table as it was. */
export function refusalsSuite(rig: Rig): void {
  it('answers every call, whatever is sent, with 4xx and a code of the catalogue, and changes nothing in any table (PLT-03)', async () => {
    const demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
    const allowed = (call: Call): CallOptions => {
      if (call.access === 'operator') return { headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` } }
      if (call.access === 'internal') return { headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` } }
      return call.path === ENDS_THE_SESSION ? {} : { credential: demo }
    }
    /** Rows as the platform last left them. */
    const unmoved = async () => {
      const rows = Object.entries(await rowsOf(rig)).filter(([table]) => !(table in MAY_CHANGE))
      return rows.map(([table, said]) => [table, COUNTED.includes(table) ? said.split(',')[0] : said])
    }
    // A member's own code is made when it is first requested, which these calls do as well.
    await rig.caller.get('/wps/member/affiliateCode', { credential: demo })
    // What takes no input cannot be sent a bad one: it does what it does, here once before.
    await rig.caller.call('POST', '/wps/mail/read', { credential: demo })
    await untilDaysAreDone(rig)
    const written = async (): Promise<{ action: string; at: string }[]> =>
      (await rig.caller.get('/wps/operator/audit', OPERATOR)).body.value.list
    const [lastWritten] = await written()
    const before = await unmoved()
    const seen = { calls: 0, refused: 0 }
    const checks: (() => Promise<void>)[] = []
    const ask = async (call: Call, path: string, options: CallOptions, what: string) => {
      const answer = await rig.caller.call(call.method, path, options)
      seen.calls += 1
      const said = `${call.method} ${path.slice(0, 80)} with ${what}: ${answer.status} ${answer.body.code ?? ''}`
      if (answer.status >= 500 || answer.status < 200) throw new Error(said)
      if (answer.status < 400) return
      seen.refused += 1
      const envelope = failureEnvelope.safeParse(answer.body)
      if (!envelope.success) throw new Error(`${said}: not the envelope of a failure`)
    }
    const check = (...input: Parameters<typeof ask>) => checks.push(() => ask(...input))
    for (const call of contractCalls) {
      const options = allowed(call)
      const path = call.path.replace(/:\w+/g, 'x')
      for (const text of evilTexts) {
        const names = [...keysOf(call.query), 'merchantCode', 'language']
        const query = names.map((one) => `${one}=${text.encoded}`).join('&')
        check(call, `${path}?${query}`, options, `query ${text.name}`)
        if (call.path.includes(':'))
          check(call, call.path.replace(/:\w+/g, text.encoded), options, `path ${text.name}`)
      }
      if (call.method === 'GET') continue
      for (const body of evilBodies(keysOf(call.body))) {
        const headers = { ...options.headers, ...body.headers }
        check(call, path, { ...options, body: body.text, headers }, `body ${body.name}`)
      }
    }
    for (const { name, headers } of evilHeaders) {
      const [call] = contractCalls.filter((one) => one.path === '/wps/announcements')
      if (call) check(call, call.path, { headers }, `header ${name}`)
    }
    await together(checks, (send) => send())
    expect(seen.calls).toBeGreaterThan(500)
    expect(seen.refused).toBeGreaterThan(400)
    const log = rig.platform.log()
    expect(await unmoved()).toEqual(before)
    const since = (await written()).filter(({ at }) => at > (lastWritten?.at ?? ''))
    expect([...new Set(since.map(({ action }) => action))]).toEqual(['operator.denied'])
    expect(log).not.toContain('call failed')
  }, 300_000)
}
