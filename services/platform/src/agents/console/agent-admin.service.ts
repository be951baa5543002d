import { isSubAccount, MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit, type LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import { selectAgent, type AgentRow } from '#agents/console/agents.repository'
import { queueRebuild } from '#agents/figures/count'
import { moveMember } from '#agents/tree/move'
import { setRate } from '#agents/tree/rates'
import { lockTree, memberNamed, replaceQuotas, selectQuotas } from '#agents/tree/tree.repository'

interface Named {
  readonly merchant: string
  readonly account: string
}

interface Noted {
  readonly by: string
  readonly did: string
  readonly subject: string
  readonly detail: object
}

const MEMBERS: readonly number[] = [MEMBER_TYPE.member, MEMBER_TYPE.agent, MEMBER_TYPE.seniorAgent]

/** What an operator has done, for the audit log. */
export async function note(
  tx: Database,
  { clock }: Pick<Platform, 'clock'>,
  { by, detail, did, subject }: Noted,
): Promise<void> {
  const at = clock.now()
  await insertAudit(tx, { at, actor: by, action: did, subject, detail: toJson(detail) })
}

/** A brand that is served. Throws ApiError `unknown_merchant`. */
export async function brandNamed({ brands }: Pick<Platform, 'brands'>, merchant: string): Promise<LiveBrand> {
  const brand = (await brands.all()).find((one) => one.merchant === merchant)
  if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
  return brand
}

/** What operators do with agents: by name, with a reason, in the audit log (PLT-09). */
export class AgentAdminService {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Throws ApiError `member_unknown`. */
  async agent(db: Database, named: Named): Promise<AgentRow> {
    const row = await selectAgent(db, named)
    if (!row) throw new ApiError('member_unknown', { field: 'account' })
    return row
  }

  /** Throws ApiError `member_unknown`, `agent_in_use`, `invalid_input` for accounts that are neither members nor agents. */
  async appoint(
    by: string,
    named: Named,
    { type, why }: { type: 0 | 1 | 2; why: string },
  ): Promise<AgentRow> {
    return await this.#change(by, named, { did: 'appointed', detail: { type, why } }, async (tx, agent) => {
      await lockTree(tx, named.merchant)
      if (!MEMBERS.includes(agent.type)) throw new ApiError('invalid_input', { field: 'account' })
      if (type === MEMBER_TYPE.member) await requireUnused(tx, agent)
      await tx.updateTable('members').set({ type }).where('id', '=', agent.id).execute()
    })
  }

  /** Throws ApiError `member_unknown`, `rate_above_own`, `rate_below_downline`, `quota_full`, `invalid_input`. */
  async setRate(by: string, named: Named, { rate, why }: { rate: number; why: string }): Promise<AgentRow> {
    const brand = await brandNamed(this.#platform, named.merchant)
    return await this.#change(by, named, { did: 'rate-set', detail: { rate, why } }, async (tx, agent) => {
      if (agent.type !== MEMBER_TYPE.agent && agent.type !== MEMBER_TYPE.seniorAgent)
        throw new ApiError('invalid_input', { field: 'account' })
      await setRate(tx, { memberId: agent.id, brand, rate, by, now: this.#platform.clock.now() })
    })
  }

  /** Throws ApiError `member_unknown`, `invalid_input` for a rate that is listed twice. */
  async setQuotas(
    by: string,
    named: Named,
    { quotas, why }: { quotas: readonly { rate: number; most: number }[]; why: string },
  ): Promise<{ rate: number; most: number; used: number }[]> {
    const rates = quotas.map(({ rate }) => rate)
    const twice = rates.findIndex((rate, at) => rates.indexOf(rate) !== at)
    if (twice >= 0) throw new ApiError('invalid_input', { field: `quotas.${twice}.rate` })
    const said = { did: 'quotas-set', detail: { quotas, why } }
    const { id } = await this.#change(by, named, said, (tx, agent) => replaceQuotas(tx, agent.id, quotas))
    return await selectQuotas(this.#platform.db, id)
  }

  /** Throws ApiError `member_unknown`, `tree_circle`, `rate_above_own`, `invalid_input`. */
  async move(
    by: string,
    named: Named,
    { upline, why }: { upline: string | null; why: string },
  ): Promise<AgentRow> {
    const brand = await brandNamed(this.#platform, named.merchant)
    return await retrying(() =>
      this.#change(by, named, { did: 'moved', detail: { upline, why } }, async (tx, agent) => {
        if (isSubAccount(agent.type)) throw new ApiError('invalid_input', { field: 'account' })
        const to = upline === null ? null : await memberNamed(tx, named.merchant, upline)
        if (to === undefined || (to && !MEMBERS.includes(to.type)))
          throw new ApiError('member_unknown', { field: 'upline' })
        const now = this.#platform.clock.now()
        await moveMember(tx, { brand, memberId: agent.id, uplineId: to?.id ?? null, now })
      }),
    )
  }

  /** Throws ApiError `unknown_merchant`. */
  async rebuild(by: string, merchant: string): Promise<void> {
    await brandNamed(this.#platform, merchant)
    const { db, randomness } = this.#platform
    await db.transaction().execute(async (tx) => {
      await queueRebuild(this.#platform, tx, merchant, randomness.uuid())
      await note(tx, this.#platform, { by, did: 'agents.rebuilt', subject: merchant, detail: {} })
    })
  }

  async #change(
    by: string,
    named: Named,
    { detail, did }: { did: string; detail: object },
    work: (tx: Database, agent: AgentRow) => Promise<void>,
  ): Promise<AgentRow> {
    const { db } = this.#platform
    await db.transaction().execute(async (tx) => {
      const agent = await this.agent(tx, named)
      await work(tx, agent)
      const subject = `${agent.merchant}/${agent.account}`
      await note(tx, this.#platform, { by, did: `agent.${did}`, subject, detail })
    })
    return await this.agent(db, named)
  }
}

/** A member with a team or a contract stays an agent. */
async function requireUnused(tx: Database, { downlines, id }: AgentRow): Promise<void> {
  const contract = await tx
    .selectFrom('contract_offers')
    .select('id')
    .where('member_id', '=', id)
    .where('state', 'in', ['offered', 'accepted'])
    .limit(1)
    .executeTakeFirst()
  if (downlines > 0 || contract) throw new ApiError('agent_in_use')
}
