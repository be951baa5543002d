import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { exampleBrands } from '@site/config/brands'
import { upsertRules } from '#agents/rules/repository'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { accountIds, entryIdOf, Ledger } from '#money/index'
import { dayFrom } from '#start/seed/day'
import type { Seed } from '#start/seed/seed'

interface Brought {
  account: string
  nickname: string
  by: string
  day: number
  /** An agent of this rate. */
  rate?: number
}

interface Team {
  merchant: string
  agent: string
  rate: number
  brought: readonly Brought[]
  links: readonly { code: string; name: string; rate?: number }[]
  /** Daily salaries of before, by how many days ago; `open` ones wait to be claimed. */
  salaries: readonly { account: string; day: number; basis: bigint; rate: number; open?: true }[]
}

/** Teams of the example agents: three levels, an agent among them, links, a week of salaries. */
const TEAMS: readonly Team[] = [
  {
    merchant: 'lotus',
    agent: 'lotus.agent',
    rate: 180,
    brought: [
      { account: 'lotus.ploy', nickname: 'พลอย', by: 'lotus.agent', day: -40, rate: 120 },
      { account: 'lotus.beam', nickname: 'บีม', by: 'lotus.agent', day: -25 },
      { account: 'lotus.fah', nickname: 'ฟ้า', by: 'lotus.agent', day: -3 },
      { account: 'lotus.nan', nickname: 'แนน', by: 'lotus.ploy', day: -20, rate: 60 },
      { account: 'lotus.oat', nickname: 'โอ๊ต', by: 'lotus.ploy', day: -5 },
      { account: 'lotus.mint', nickname: 'มิ้นท์', by: 'lotus.nan', day: -2 },
    ],
    links: [
      { code: 'LOTUSTEAM2', name: 'Facebook' },
      { code: 'LOTUSAGNT3', name: 'Agents', rate: 60 },
    ],
    salaries: [
      { account: 'lotus.ploy', day: -6, basis: 840_000n, rate: 40 },
      { account: 'lotus.ploy', day: -4, basis: 615_000n, rate: 40 },
      { account: 'lotus.ploy', day: -1, basis: 902_500n, rate: 40 },
      { account: 'lotus.agent', day: -3, basis: 1_240_000n, rate: 50, open: true },
    ],
  },
  {
    merchant: 'coral',
    agent: 'coral.agent',
    rate: 150,
    brought: [
      { account: 'coral.luz', nickname: 'Luz', by: 'coral.agent', day: -18, rate: 100 },
      { account: 'coral.jun', nickname: 'Jun', by: 'coral.luz', day: -4 },
    ],
    links: [{ code: 'CORALTEAM2', name: 'Friends' }],
    salaries: [
      { account: 'coral.agent', day: -4, basis: 310_000n, rate: 60 },
      { account: 'coral.agent', day: -2, basis: 402_000n, rate: 60 },
    ],
  },
]
/** The helper of the example agent. */
const SUB = { merchant: 'lotus', account: 'lotus.sub', agent: 'lotus.agent' }
const PAID_AFTER_MS = 20 * 3_600_000

type SeedDeps = Pick<Deps, 'clock' | 'randomness'>

async function idOf(db: Database, merchant: string, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant)
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.id
}

async function seedTeam(db: Database, deps: SeedDeps, team: Team): Promise<void> {
  const { merchant } = team
  const now = deps.clock.now()
  const brand = exampleBrands.find((one) => one.merchant === merchant)
  const agent = await db
    .selectFrom('members')
    .select(['id', 'password_hash'])
    .where('merchant', '=', merchant)
    .where('account', '=', team.agent)
    .executeTakeFirst()
  if (!agent || !brand) return
  const currency = brand.currency.code
  await setRate(db, agent.id, team.rate, dayFrom(now, -60))
  for (const { account, by, day, nickname, rate } of team.brought) {
    const id = deps.randomness.uuid()
    const created_at = dayFrom(now, day)
    await db
      .insertInto('members')
      .values({
        id,
        merchant,
        account,
        nickname,
        type: rate === undefined ? MEMBER_TYPE.member : MEMBER_TYPE.agent,
        // The password of all examples of the brand.
        password_hash: agent.password_hash,
        created_at,
        last_login_at: null,
      })
      .execute()
    await db
      .insertInto('member_profiles')
      .values({ member_id: id, merchant, invited_by: (await idOf(db, merchant, by)) ?? null, created_at })
      .execute()
    await accountIds(db, { merchant, currency, now }, [{ memberId: id, wallet: 'MAIN' }])
    if (rate !== undefined) await setRate(db, id, rate, created_at)
  }
  for (const { code, name, rate } of team.links)
    await db
      .insertInto('agent_links')
      .values({
        id: deps.randomness.uuid(),
        merchant,
        code,
        agent_id: agent.id,
        name,
        type: rate === undefined ? MEMBER_TYPE.member : MEMBER_TYPE.agent,
        rate: rate ?? 0,
        created_at: dayFrom(now, -30),
      })
      .execute()
  for (const { account, ...salary } of team.salaries) {
    const agentId = await idOf(db, merchant, account)
    if (agentId !== undefined) await writeSalary(db, deps, { ...salary, merchant, currency, agentId })
  }
}

async function setRate(db: Database, memberId: string, rate: number, at: Date): Promise<void> {
  const from_day = at.toISOString().slice(0, 10)
  await db
    .insertInto('agent_rates')
    .values({ member_id: memberId, from_day, rate, set_by: 'seed', at })
    .execute()
}

interface Salary {
  merchant: string
  currency: string
  agentId: string
  day: number
  basis: bigint
  rate: number
  open?: true
}

/** A line of the statement, with its money where it was paid, as a run writes them. */
async function writeSalary(db: Database, { clock, randomness }: SeedDeps, of: Salary): Promise<void> {
  const { agentId, basis, currency, day, merchant, open, rate } = of
  const begins = dayFrom(clock.now(), day)
  const period = begins.toISOString().slice(0, 10)
  const amount = (basis * BigInt(rate)) / 10_000n
  const entryId = entryIdOf('agent-pay', `${agentId} daily ${period}`)
  const at = new Date(begins.getTime() + PAID_AFTER_MS)
  if (!open)
    await new Ledger({ clock: { now: () => at } }).post(db, {
      id: entryId,
      merchant,
      kind: 'daily-salary',
      currency,
      postings: [
        { account: { memberId: agentId, wallet: 'MAIN' }, amount },
        { account: { wallet: 'HOUSE' }, amount: -amount },
      ],
    })
  await db
    .insertInto('agent_pays')
    .values({
      id: randomness.uuid(),
      merchant,
      agent_id: agentId,
      kind: 'daily',
      period,
      currency,
      contract_id: null,
      basis,
      active: 1,
      rate,
      passed_on: 0n,
      amount,
      state: open ? 'open' : 'paid',
      at,
      paid_at: open ? null : at,
      entry_id: open ? null : entryId,
    })
    .execute()
}

async function seedTeams(db: Database, deps: SeedDeps): Promise<void> {
  for (const { merchant } of exampleBrands)
    await upsertRules(db, merchant, {
      activeTurnover: '100.00',
      commissionBase: 'turnover',
      mostRate: 200,
      quotaFrom: 100,
      askedFor: ['daily', 'dividend'],
      offerDays: 30,
      mostLinks: 10,
      mostSubAccounts: 5,
      transferOn: true,
      transferMin: '50.00',
      transferMax: '20000.00',
      transfersPerDay: 20,
      transferMostPerDay: '50000.00',
    })
  for (const team of TEAMS) {
    await seedTeam(db, deps, team)
    const agentId = await idOf(db, team.merchant, team.agent)
    if (agentId !== undefined)
      await db
        .insertInto('agent_quotas')
        .values([
          { agent_id: agentId, rate: 120, most: 3 },
          { agent_id: agentId, rate: 100, most: 5 },
        ])
        .execute()
  }
  const [sub, agent] = [await idOf(db, SUB.merchant, SUB.account), await idOf(db, SUB.merchant, SUB.agent)]
  if (sub !== undefined && agent !== undefined)
    await db
      .insertInto('agent_subs')
      .values({ member_id: sub, agent_id: agent, created_at: dayFrom(deps.clock.now(), -90) })
      .execute()
}

export const seed: Seed = { after: ['members', 'contacts', 'wallets', 'contracts'], run: seedTeams }
