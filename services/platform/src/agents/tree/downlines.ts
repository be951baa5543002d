import { z } from 'zod'
import type { BodyOf, QueryOf, ValueOf } from '@site/shared-api/contract/call'
import type { Downline, listDownlines, readDownline, registerDownline } from '@site/shared-api/contract/agent'
import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import type { RecordDays } from '@site/shared-api/contract/record'
import { ApiError } from '#api/api-error'
import { fromCursor, toCursor } from '#api/pages/cursor'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import { judgeAccount, openAccount, type PasswordRules } from '#identity/index'
import { figuresOfOne } from '#agents/figures/kpi'
import { requireRate } from '#agents/tree/rates'
import {
  depthBelow,
  holdTree,
  memberNamed,
  pathTo,
  putRate,
  selectDownline,
  selectTeam,
  type DownlineRow,
} from '#agents/tree/tree.repository'
import { dayOf, toDecimal } from '#money/index'

interface Agent {
  readonly agentId: string
  readonly brand: LiveBrand
}

const LEVELS = { A: 1, B: 2, C: 3, all: undefined } as const
const place = z.string().max(64)

/** An agent's team by name (MEM-08). */
export class Downlines {
  readonly #platform: Platform
  readonly #rules: PasswordRules
  constructor(platform: Platform, rules: PasswordRules) {
    this.#platform = platform
    this.#rules = rules
  }

  /** Throws ApiError `member_unknown` where `of` is not in the team. */
  async list(
    { agentId, brand }: Agent,
    { cursor, level, limit, of, search }: QueryOf<typeof listDownlines>,
  ): Promise<ValueOf<typeof listDownlines>> {
    const { clock, db } = this.#platform
    const currency = brand.document.currency.code
    const root =
      of === undefined ? { id: agentId, depth: 0 } : await this.#inTeam({ agentId, brand }, of, 'of')
    const rows = await selectTeam(db, root.id, {
      depth: LEVELS[level],
      search: search ?? '',
      after: fromCursor(cursor, place),
      limit: limit + 1,
      today: dayOf(brand, clock.now()),
      currency,
    })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      currency,
      path: await pathTo(db, root.id, agentId),
      list: page.map((row) => toDownlineDto({ ...row, depth: row.depth + root.depth }, currency)),
      nextCursor: last === undefined ? null : toCursor(last.name),
    }
  }

  /** Throws ApiError `member_unknown`. */
  async read(agent: Agent, account: string, days: RecordDays): Promise<ValueOf<typeof readDownline>> {
    const { db } = this.#platform
    const { id, depth } = await this.#inTeam(agent, account, 'account')
    const currency = agent.brand.document.currency.code
    const row = await selectDownline(db, { memberId: id, depth, today: days.today, currency })
    if (!row) throw new ApiError('member_unknown', { field: 'account' })
    return {
      currency,
      days,
      path: await pathTo(db, id, agent.agentId),
      downline: toDownlineDto(row, currency),
      ...(await figuresOfOne(db, { agentId: id, currency, days })),
    }
  }

  /** Throws ApiError `username_taken`, `password_common`, `invalid_input`, `rate_above_own`, `quota_full`, `transaction_conflict`. */
  async register(agent: Agent, body: BodyOf<typeof registerDownline>, address: string): Promise<Downline> {
    const { clock, db } = this.#platform
    const { agentId, brand } = agent
    const known = await this.#opened(agent, body)
    if (known) return known
    if (body.type === 'member' && body.rate !== 0) throw new ApiError('invalid_input', { field: 'rate' })
    const passwordHash = await judgeAccount(this.#platform, this.#rules, { ...body, brand })
    await retrying(() =>
      db.transaction().execute(async (tx) => {
        await holdTree(tx, brand.merchant)
        const type = body.type === 'agent' ? MEMBER_TYPE.agent : MEMBER_TYPE.member
        if (type === MEMBER_TYPE.agent) await requireRate(tx, { agentId, brand, clock, rate: body.rate })
        const nickname = body.nickname === undefined || body.nickname === '' ? null : body.nickname
        const opened = { ...body, brand, nickname, type, invitedBy: agentId, address, passwordHash }
        await openAccount(tx, this.#platform, opened)
        await beginAs(tx, { memberId: body.id, brand, rate: body.rate, by: 'agent', at: clock.now() })
      }),
    )
    const made = await this.#opened(agent, body)
    if (!made) throw new Error('an account that was just opened is gone')
    return made
  }

  /** What the same id has opened before. */
  async #opened(
    { agentId, brand }: Agent,
    { account, id }: BodyOf<typeof registerDownline>,
  ): Promise<Downline | undefined> {
    const { clock, db } = this.#platform
    const currency = brand.document.currency.code
    const today = dayOf(brand, clock.now())
    const row = await selectDownline(db, { memberId: id, depth: 1, today, currency })
    if (!row) return undefined
    const depth = await depthBelow(db, agentId, id)
    if (depth === undefined || row.account !== account)
      throw new ApiError('transaction_conflict', { field: 'id' })
    return toDownlineDto({ ...row, depth }, currency)
  }

  async #inTeam(
    { agentId, brand }: Agent,
    account: string,
    field: string,
  ): Promise<{ id: string; depth: number }> {
    const { db } = this.#platform
    const member = await memberNamed(db, brand.merchant, account)
    const depth = member && (await depthBelow(db, agentId, member.id))
    if (!member || depth === undefined) throw new ApiError('member_unknown', { field })
    return { id: member.id, depth }
  }
}

/** A member's first rate, from the day they join on. */
export async function beginAs(
  tx: Database,
  {
    at,
    brand,
    by,
    memberId,
    rate,
  }: { memberId: string; brand: LiveBrand; rate: number; by: string; at: Date },
): Promise<void> {
  if (rate > 0) await putRate(tx, { member_id: memberId, from_day: dayOf(brand, at), rate, set_by: by, at })
}

function toDownlineDto(row: DownlineRow, currency: string): Downline {
  return {
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    depth: row.depth,
    status: row.status,
    rate: row.rate,
    joinedAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    downlines: row.downlines,
    team: row.team,
    turnover: toDecimal(row.turnover, currency),
  }
}
