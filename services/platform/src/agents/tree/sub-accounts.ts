import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { closeSubAccount, listSubAccounts, openSubAccount } from '@site/shared-api/contract/agent'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import { judgeAccount, openAccount, type PasswordRules } from '#identity/index'
import { rulesOf } from '#agents/rules/repository'

type SubAccount = ValueOf<typeof closeSubAccount>

interface Agent {
  readonly agentId: string
  readonly brand: LiveBrand
}

interface SubRow {
  id: string
  account: string
  nickname: string | null
  type: number
  status: 'active' | 'disabled'
  created_at: Date
  last_login_at: Date | null
}

/** An agent's helpers: accounts of their own that see the agent's team (B6). */
export class SubAccounts {
  readonly #platform: Platform
  readonly #rules: PasswordRules
  constructor(platform: Platform, rules: PasswordRules) {
    this.#platform = platform
    this.#rules = rules
  }

  async list({ agentId, brand }: Agent): Promise<ValueOf<typeof listSubAccounts>> {
    const { db } = this.#platform
    const [rows, { mostSubAccounts }] = await Promise.all([
      selectSubs(db, agentId),
      rulesOf(db, brand.merchant),
    ])
    return { list: rows.map(toSubAccountDto), most: mostSubAccounts }
  }

  /** Throws ApiError `too_many_sub_accounts`, `username_taken`, `password_common`, `invalid_input`, `transaction_conflict`. */
  async open(agent: Agent, body: BodyOf<typeof openSubAccount>, address: string): Promise<SubAccount> {
    const { clock, db } = this.#platform
    const { agentId, brand } = agent
    const known = await this.#opened(agent, body)
    if (known) return known
    const passwordHash = await judgeAccount(this.#platform, this.#rules, { ...body, brand })
    const { mostSubAccounts } = await rulesOf(db, brand.merchant)
    await retrying(() =>
      db.transaction().execute(async (tx) => {
        // Two of them at once are counted one after the other.
        await tx.selectFrom('members').select('id').where('id', '=', agentId).forNoKeyUpdate().execute()
        const open = (await selectSubs(tx, agentId)).filter(({ status }) => status === 'active')
        if (open.length >= mostSubAccounts)
          throw new ApiError('too_many_sub_accounts', { data: { most: mostSubAccounts } })
        const nickname = body.nickname === undefined || body.nickname === '' ? null : body.nickname
        await openAccount(tx, this.#platform, {
          ...body,
          brand,
          nickname,
          invitedBy: null,
          address,
          passwordHash,
        })
        await tx
          .insertInto('agent_subs')
          .values({ member_id: body.id, agent_id: agentId, created_at: clock.now() })
          .execute()
      }),
    )
    const made = await this.#opened(agent, body)
    if (!made) throw new Error('a sub-account that was just opened is gone')
    return made
  }

  /** Throws ApiError `member_unknown`. */
  async close({ agentId }: Agent, account: string): Promise<SubAccount> {
    const { db, sessions } = this.#platform
    return await db.transaction().execute(async (tx) => {
      const row = (await selectSubs(tx, agentId)).find(
        (one) => one.account.toLowerCase() === account.toLowerCase(),
      )
      if (!row) throw new ApiError('member_unknown', { field: 'account' })
      await tx.updateTable('members').set({ status: 'disabled' }).where('id', '=', row.id).execute()
      await sessions.end(tx, row.id, {}, 'revoked')
      return toSubAccountDto({ ...row, status: 'disabled' })
    })
  }

  async #opened(
    { agentId }: Agent,
    { account, id }: BodyOf<typeof openSubAccount>,
  ): Promise<SubAccount | undefined> {
    const { db } = this.#platform
    const there = await db.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()
    if (!there) return undefined
    const row = (await selectSubs(db, agentId)).find((one) => one.id === id && one.account === account)
    if (!row) throw new ApiError('transaction_conflict', { field: 'id' })
    return toSubAccountDto(row)
  }
}

/** Newest first; an agent has tens of them. Index: agent_subs_of_agent. */
export function selectSubs(db: Database, agentId: string): Promise<SubRow[]> {
  return db
    .selectFrom('agent_subs as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['m.id', 'm.account', 'm.nickname', 'm.type', 'm.status', 's.created_at', 'm.last_login_at'])
    .where('s.agent_id', '=', agentId)
    .orderBy('s.created_at', 'desc')
    .limit(500)
    .execute()
}

function toSubAccountDto(row: SubRow): SubAccount {
  return {
    account: row.account,
    nickname: row.nickname,
    type: row.type === 42 ? 42 : 41,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  }
}
