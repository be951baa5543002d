import { MANAGED_KINDS } from '@site/shared-api/contract/managed-kinds'
import { contractCalls } from '../../rig/contract-calls.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { addOperator, carried, enter } from '../../rig/people/local-owner.ts'
import type { Rig } from '../../rig/rig.ts'

const ROLES = ['owner', 'brand-manager', 'editor', 'payments', 'support', 'risk', 'reader'] as const
type Role = (typeof ROLES)[number]
const OWNER: readonly Role[] = ['owner']
const BRANDS: readonly Role[] = ['owner', 'brand-manager']
const CONTENT: readonly Role[] = ['owner', 'brand-manager', 'editor']
const MEMBERS: readonly Role[] = ['owner', 'brand-manager', 'support']
const PLAYERS: readonly Role[] = [...MEMBERS, 'risk']
const MONEY: readonly Role[] = ['owner', 'payments']
const LOOKING: readonly Role[] = [...MEMBERS, 'payments', 'risk']
/** The roles that view payouts: those who pay, and those who keep players from harm. */
const WATCHERS: readonly Role[] = ['owner', 'payments', 'risk']
const RISK: readonly Role[] = ['owner', 'risk']
const REVIEWERS: readonly Role[] = [...MEMBERS, 'payments']

/** Who may change what of each kind. */
const KINDS: Readonly<Record<string, readonly Role[]>> = {
  brand: BRANDS,
  jackpot: BRANDS,
  banner: CONTENT,
  announcement: CONTENT,
  ticker: CONTENT,
  popup: CONTENT,
  promotion: CONTENT,
  'promotion-category': CONTENT,
  help: CONTENT,
  'deposit-channel': MONEY,
  'deposit-rules': MONEY,
  'withdraw-rules': MONEY,
  'vip-level': MONEY,
  'reward-rules': MONEY,
  'mall-good': BRANDS,
  'turnover-rules': MONEY,
  'play-rules': RISK,
  'agent-rules': MONEY,
  'bonus-rule': MONEY,
  'security-rules': RISK,
  'canned-answer': MEMBERS,
  lobby: BRANDS,
  provider: BRANDS,
}
const A = '/wps/operator/members/:merchant/:account'
const M = '/wps/operator/managed'
const I = '/wps/operator/catalogue/imports'
const F = '/wps/operator/feedback'
const L = '/wps/operator/mailings/:merchant'
const WRITERS: readonly Role[] = ['owner', 'brand-manager', 'editor', 'support']
/** The rows of the roles' table: every operators' call, and who may make it (PLT-05). `kind` is as the kind says. */
const ROWS: Readonly<Record<string, readonly Role[] | 'kind'>> = {
  'POST /wps/operator/session': ROLES,
  'POST /wps/operator/invitation': ROLES,
  'POST /wps/operator/invitation/accept': ROLES,
  'GET /wps/operator/session': ROLES,
  'DELETE /wps/operator/session': ROLES,
  'POST /wps/operator/tokens': ROLES,
  'DELETE /wps/operator/tokens/:id': ROLES,
  'GET /wps/operator/operators': OWNER,
  'POST /wps/operator/operators': OWNER,
  'PATCH /wps/operator/operators/:name': OWNER,
  'POST /wps/operator/operators/:name/renew': OWNER,
  'GET /wps/operator/audit': ROLES,
  'GET /wps/operator/audit/verify': ROLES,
  'GET /wps/operator/audit/file': ROLES,
  'GET /wps/operator/describe': ROLES,
  'POST /wps/operator/brands': BRANDS,
  'PATCH /wps/operator/brands/:merchant': BRANDS,
  'PUT /wps/operator/vendors/:code/down': BRANDS,
  'PUT /wps/operator/members/:merchant/:account/play': PLAYERS,
  'GET /wps/operator/members/:merchant': LOOKING,
  'GET /wps/operator/members/:merchant/:account': LOOKING,
  'GET /wps/operator/members/:merchant/:account/safety': LOOKING,
  'POST /wps/operator/members/:merchant/:account/second-factor/remove': MEMBERS,
  'POST /wps/operator/members/:merchant/:account/cooling/lift': WATCHERS,
  'GET /wps/operator/reviews': MEMBERS,
  'POST /wps/operator/reviews/:id/approve': MEMBERS,
  'POST /wps/operator/reviews/:id/refuse': MEMBERS,
  [`GET ${A}/lines`]: LOOKING,
  [`GET ${A}/rounds`]: LOOKING,
  [`GET ${A}/notes`]: LOOKING,
  [`POST ${A}/notes`]: LOOKING,
  [`POST ${A}/freeze`]: PLAYERS,
  [`POST ${A}/thaw`]: PLAYERS,
  [`PUT ${A}/limits`]: WATCHERS,
  'GET /wps/operator/adjustments': MONEY,
  'POST /wps/operator/adjustments': MONEY,
  'POST /wps/operator/adjustments/:id/approve': MONEY,
  'GET /wps/operator/approvals': ROLES,
  'POST /wps/operator/approvals/:id/approve': ROLES,
  'POST /wps/operator/approvals/:id/reject': ROLES,
  'POST /wps/operator/adjustments/:id/refuse': MONEY,
  'GET /wps/operator/day-reports': MONEY,
  'GET /wps/operator/day-reports/:merchant/:day': MONEY,
  'POST /wps/operator/day-reports/:merchant/:day/rebuild': MONEY,
  'GET /wps/operator/day-reports-file': MONEY,
  'GET /wps/operator/book-checks': MONEY,
  'POST /wps/operator/book-checks': MONEY,
  'GET /wps/operator/security/:merchant': PLAYERS,
  'GET /wps/operator/outbox': OWNER,
  'GET /wps/operator/jobs': ROLES,
  'POST /wps/operator/jobs/:id/run': MONEY,
  'GET /wps/operator/ledger/verify': MONEY,
  'POST /wps/operator/members/:merchant/:account/payout': MONEY,
  'GET /wps/operator/care': PLAYERS,
  'GET /wps/operator/care/:merchant/:account': PLAYERS,
  'POST /wps/operator/care/:merchant/:account/note': PLAYERS,
  'PUT /wps/operator/care/:merchant/:account/limit': RISK,
  'POST /wps/operator/care/:merchant/:account/exclusion': RISK,
  'POST /wps/operator/care/:merchant/:account/message': RISK,
  'GET /wps/operator/identity': RISK,
  'GET /wps/operator/identity/:merchant/:account': RISK,
  'POST /wps/operator/identity/:merchant/:account/ask': RISK,
  'POST /wps/operator/identity/:merchant/:account/decide': RISK,
  'GET /wps/operator/bonuses': MONEY,
  'GET /wps/operator/bonuses/:id': MONEY,
  'POST /wps/operator/bonuses/:id/forfeit': MONEY,
  'POST /wps/operator/turnover/:merchant/rebuild': MONEY,
  'GET /wps/operator/turnover/:merchant/:account': REVIEWERS,
  'GET /wps/operator/rounds/open': MONEY,
  'GET /wps/operator/ledger/reconcile': MONEY,
  'GET /wps/operator/debts': MONEY,
  'GET /wps/operator/debts/:id': MONEY,
  'POST /wps/operator/debts/:id/write-off': MONEY,
  'GET /wps/operator/differences': MONEY,
  'POST /wps/operator/differences/look': MONEY,
  'POST /wps/operator/differences/:id/owner': MONEY,
  'POST /wps/operator/differences/:id/end': MONEY,
  'GET /wps/operator/deposits': MONEY,
  'GET /wps/operator/deposits/:id': MONEY,
  'POST /wps/operator/deposits/:id/ask': MONEY,
  'POST /wps/operator/deposits/:id/settle': MONEY,
  'POST /wps/operator/deposits/:id/refuse': MONEY,
  'GET /wps/operator/deposits/:id/slip': MONEY,
  'GET /wps/operator/deposits-reconcile': MONEY,
  'GET /wps/operator/payment-providers': MONEY,
  'GET /wps/operator/withdrawals': WATCHERS,
  'GET /wps/operator/withdrawals/:id': WATCHERS,
  'POST /wps/operator/withdrawals/:id/approve': MONEY,
  'POST /wps/operator/withdrawals/:id/refuse': WATCHERS,
  'POST /wps/operator/withdrawals/:id/ask': MONEY,
  'POST /wps/operator/withdrawals/:id/outcome': MONEY,
  'GET /wps/operator/withdrawals-reconcile': MONEY,
  'GET /wps/operator/cards': WATCHERS,
  'POST /wps/operator/cards/:id/remove': WATCHERS,
  'GET /wps/operator/grants': REVIEWERS,
  'POST /wps/operator/grants': MONEY,
  'POST /wps/operator/grants/:id/approve': MONEY,
  'POST /wps/operator/grants/:id/take-back': MONEY,
  'GET /wps/operator/mall-orders': MEMBERS,
  'POST /wps/operator/mall-orders/:id/move': MEMBERS,
  'GET /wps/operator/rebates': MONEY,
  'GET /wps/operator/agents': LOOKING,
  'GET /wps/operator/agents/:merchant/:account': LOOKING,
  'GET /wps/operator/agents/:merchant/:account/downlines': LOOKING,
  'POST /wps/operator/agents/:merchant/:account/type': MONEY,
  'POST /wps/operator/agents/:merchant/:account/rate': MONEY,
  'POST /wps/operator/agents/:merchant/:account/quotas': MONEY,
  'POST /wps/operator/agents/:merchant/:account/move': MONEY,
  'POST /wps/operator/agents/:merchant/rebuild': MONEY,
  'GET /wps/operator/agent-contracts': LOOKING,
  'POST /wps/operator/agent-contracts': MONEY,
  'POST /wps/operator/agent-contracts/:id/answer': MONEY,
  'GET /wps/operator/agent-pays': LOOKING,
  'POST /wps/operator/agent-pays/:id/correct': MONEY,
  'GET /wps/operator/agent-runs': LOOKING,
  'POST /wps/operator/agent-runs': MONEY,
  'GET /wps/operator/agent-links': LOOKING,
  'POST /wps/operator/agent-links/:id/end': WATCHERS,
  'GET /wps/operator/agent-transfers': LOOKING,
  'GET /wps/operator/agent-signals': LOOKING,
  'POST /wps/operator/agent-signals/:id/decide': WATCHERS,
  'POST /wps/operator/pictures': CONTENT,
  [`GET ${F}`]: MEMBERS,
  [`GET ${F}/:id`]: MEMBERS,
  [`POST ${F}/:id/answer`]: MEMBERS,
  [`POST ${F}/:id/close`]: MEMBERS,
  [`GET ${L}`]: WRITERS,
  [`POST ${L}`]: WRITERS,
  [`POST ${L}/check`]: WRITERS,
  [`POST ${L}/:id/take-back`]: WRITERS,
  'GET /wps/operator/joins': REVIEWERS,
  'GET /wps/operator/rewards': REVIEWERS,
  'GET /wps/operator/rewards/:id': REVIEWERS,
  'POST /wps/operator/rewards/:id/approve': MONEY,
  'POST /wps/operator/rewards/:id/refuse': MONEY,
  'GET /wps/operator/chats': MEMBERS,
  'GET /wps/operator/chats/:id': MEMBERS,
  'GET /wps/operator/chats/:id/context': MEMBERS,
  'POST /wps/operator/chats/:id/messages': MEMBERS,
  'POST /wps/operator/chats/:id/pictures': MEMBERS,
  'GET /wps/operator/chats/:id/pictures/:picture': MEMBERS,
  'POST /wps/operator/chats/:id/marks': MEMBERS,
  'POST /wps/operator/chats/:id/typing': MEMBERS,
  'POST /wps/operator/chats/:id/assign': MEMBERS,
  'POST /wps/operator/chats/:id/close': MEMBERS,
  'GET /wps/operator/canned-answers/:merchant': MEMBERS,
  [`POST ${I}`]: BRANDS,
  [`PUT ${I}/:id/parts/:part`]: BRANDS,
  [`GET ${I}`]: BRANDS,
  [`GET ${I}/:id`]: BRANDS,
  [`GET ${I}/:id/findings`]: BRANDS,
  [`PUT ${I}/:id/settings`]: BRANDS,
  [`POST ${I}/:id/take`]: BRANDS,
  [`POST ${I}/:id/undo`]: BRANDS,
  [`DELETE ${I}/:id`]: BRANDS,
  'GET /wps/operator/games': ROLES,
  'GET /wps/operator/releases': ROLES,
  'GET /wps/operator/releases/:module': ROLES,
  'POST /wps/operator/releases/:module/move': OWNER,
  'POST /wps/operator/releases/:module/uploads': OWNER,
  'PUT /wps/operator/releases/:module/uploads/:id/:part/:file': OWNER,
  'POST /wps/operator/releases/:module/uploads/:id/finish': OWNER,
  'GET /wps/operator/teams': ROLES,
  'POST /wps/operator/teams': OWNER,
  'PATCH /wps/operator/teams/:name': OWNER,
  'POST /wps/operator/teams/:name/tokens': OWNER,
  'DELETE /wps/operator/teams/:name/tokens/:id': OWNER,
  'GET /wps/operator/field': ROLES,
  'POST /wps/operator/previews': CONTENT,
  'GET /wps/operator/previews': ROLES,
  'DELETE /wps/operator/previews/:id': CONTENT,
  'POST /wps/operator/overrides': OWNER,
  'PUT /wps/operator/overrides/:id': OWNER,
  'DELETE /wps/operator/overrides/:id': OWNER,
  [`GET ${M}/:kind`]: ROLES,
  [`GET ${M}/:kind/:id`]: ROLES,
  [`GET ${M}/:kind/:id/history`]: ROLES,
  [`GET ${M}/:kind/:id/history/:version`]: ROLES,
  [`POST ${M}/:kind`]: 'kind',
  [`PUT ${M}/:kind/:id/draft`]: 'kind',
  [`DELETE ${M}/:kind/:id/draft`]: 'kind',
  [`POST ${M}/:kind/:id/publish`]: 'kind',
  [`DELETE ${M}/:kind/:id/schedule`]: 'kind',
  [`POST ${M}/:kind/:id/restore`]: 'kind',
  [`DELETE ${M}/:kind/:id`]: 'kind',
}

const calls = contractCalls.filter(({ path }) => path.startsWith('/wps/operator'))
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** Every operators' call is made as every role: refused, or looked at. */
export function rolesSuite(rig: Rig): void {
  async function tokenOf(role: Role): Promise<Record<string, string>> {
    const post = (path: string, body: unknown, headers: Record<string, string>) =>
      rig.caller.call('POST', path, { merchant: '', headers, body })
    const name = `role-${role}`
    const signedIn = await enter(rig, await addOperator(rig, name, role))
    const made = await post('/wps/operator/tokens', { label: role, days: 1 }, carried(signedIn))
    return { Authorization: `Bearer ${String(made.body.value.token)}` }
  }
  /** Whether the role is let pass; the answer to its empty input is not checked here. */
  async function mayPass(method: string, path: string, headers: Record<string, string>): Promise<boolean> {
    const { status, body } = await rig.caller.call(method, path, { merchant: '', headers })
    if (status === 401 && body.code === 'operator_token_required') throw new Error(`${path}: not signed in`)
    return !(body.code === 'feature_unavailable' && body.field === 'role')
  }

  it('has a row for every operators’ call and every kind of documents (PLT-05)', () => {
    expect(calls.map(nameOf).toSorted()).toEqual(Object.keys(ROWS).toSorted())
    expect(Object.keys(KINDS).toSorted()).toEqual([...MANAGED_KINDS].toSorted())
  })

  it.each(ROLES)('%s may do what its row says, and nothing else (PLT-05)', async (role) => {
    const headers = await tokenOf(role)
    const [found, expected]: [string[], string[]] = [[], []]
    for (const call of calls) {
      const row = ROWS[nameOf(call)] ?? []
      for (const kind of call.path.includes(':kind') ? MANAGED_KINDS : ['']) {
        const who = row === 'kind' ? (KINDS[kind] ?? []) : row
        const path = call.path.replace(':kind', kind).replace(/:\w+/g, 'no-such-thing')
        const name = `${call.method} ${path}`
        if (who.includes(role)) expected.push(name)
        if (await mayPass(call.method, path, headers)) found.push(name)
      }
    }
    expect(found).toEqual(expected)
  })

  it('an unknown kind, and a call without a token, are refused', async () => {
    const answer = await rig.caller.call('POST', `${M}/casino`, { ...OPERATOR, body: { document: {} } })
    expect([answer.status, answer.body.code, answer.body.field]).toEqual([404, 'not_found', 'kind'])
    for (const { method, path } of calls.filter(
      ({ access }) => access === 'operator' || access === 'releaser',
    ))
      expect([path, (await rig.caller.call(method, path, { merchant: '' })).status]).toEqual([path, 401])
  })
}
