import { randomUUID } from 'node:crypto'
import type { Call } from '@site/shared-api/contract/call'
import { codeOf } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { Browser } from '../../rig/people/browser.ts'
import type { Team } from '../../rig/people/team.ts'
import { waitForSessionEnd, listenAs } from '../../rig/session-stream.ts'

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

/** An agent's helpers: sub-accounts 41 and 42 (B6). */
export function helpersSuite(team: Team): void {
  const { ann, agentConsole, root } = team

  it('lets helpers read and nothing more, with a sign-in as agents alone (B6)', async () => {
    const open = (account: string, type: 41 | 42) =>
      root.call('POST', '/wps/agent/sub-accounts', {
        id: randomUUID(),
        account,
        password: OWN_PASSWORD,
        type,
      })
    // The example's helper, and these two.
    await agentConsole.rules({ mostSubAccounts: 3 })
    expect((await Promise.all([open('sub41', 41), open('sub42', 42)])).map(codeOf)).toEqual(['200', '200'])
    expect(codeOf(await open('sub43', 42))).toBe('too_many_sub_accounts')
    const at = (account: string, entrance: string) =>
      team.rig.caller.login(account, OWN_PASSWORD, { payload: { entrance } })
    for (const account of ['sub41', 'sub42'])
      expect(codeOf(await at(account, 'member'))).toBe('non_member_login')
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
      return codeOf(await team.rig.caller.call(call.method, `${path}${QUERIES[name] ?? ''}`, options))
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
      team.rig.caller.call('GET', '/wps/agent/self', { credential: helpers[account] })
    expect((await session('sub42')).body.value).toMatchObject({ account: 'lotus.agent', rights: ['figures'] })
    expect(codeOf(await ann.call('POST', '/wps/agent/sub-accounts/sub42/close'))).toBe('member_unknown')
    const page = new Browser(team.rig.caller, '198.51.100.42')
    await page.login('sub42', OWN_PASSWORD, { entrance: 'agent' })
    const tab = await listenAs(page, team.rig.platform.url)
    expect(codeOf(await root.call('POST', '/wps/agent/sub-accounts/sub42/close'))).toBe('200')
    expect(await waitForSessionEnd(tab)).toEqual({ reason: 'revoked' })
    await tab.close()
    expect((await session('sub42')).status).toBe(401)
    expect((await session('sub41')).status).toBe(200)
    expect(codeOf(await at('sub42', 'agent'))).toBe('account_disabled')
    expect(codeOf(await open('sub43', 42))).toBe('200')
  })
}
