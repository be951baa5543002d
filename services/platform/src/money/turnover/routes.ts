import { readTurnover, rebuildTurnover, turnoverToPlay } from '@site/shared-api/contract/turnover'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { serve } from '#api/serve'
import { insertAudit, selectBrand } from '#brands/index'
import { toDecimal } from '#money/ledger/money'
import { REBUILD, registerRebuild } from '#money/turnover/rebuild'
import { memberByAccount, turnoverDays } from '#money/turnover/repository'
import { turnoverRequirement } from '#money/turnover/requirement'

const DAY_MS = 24 * 3_600_000
const MOST_DAYS = 366

/** Turnover of members: kept by triggers, read by members and operators, rebuilt on request (MEM-03, MEM-04, PLT-09). */
export async function turnoverRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, jobs, randomness } = app.platform
  registerRebuild(app.platform, app.log)

  serve(app, turnoverToPlay, async ({ brand, session }) => {
    const currency = brand.document.currency.code
    const { done, isMet, items, required } = await turnoverRequirement(db, {
      memberId: session.memberId,
      currency,
    })
    const money = (minor: bigint): string => toDecimal(minor, currency)
    return {
      currency,
      required: money(required),
      done: money(done),
      isMet,
      items: items.map((item) => ({
        kind: item.kind,
        id: item.id,
        amount: money(item.amount),
        required: money(item.required),
        done: money(item.done),
        at: item.at.toISOString(),
      })),
    }
  })
  serve(app, readTurnover, async ({ params, query: { from, to } }) => {
    const length = Date.parse(to) - Date.parse(from)
    if (!(length >= 0 && length < MOST_DAYS * DAY_MS)) throw new ApiError('invalid_input', { field: 'to' })
    const member = await memberByAccount(db, params)
    if (!member) throw new ApiError('not_found', { field: 'account' })
    const { currency, id } = member
    const days = (await turnoverDays(db, id, { from, to })).filter((row) => row.currency === currency)
    return {
      currency,
      days: days.map((row) => ({
        day: row.day,
        gameType: row.game_type,
        vendor: row.vendor,
        rounds: Number(row.rounds),
        bet: toDecimal(row.bet, currency),
        won: toDecimal(row.won, currency),
        jackpot: toDecimal(row.jackpot, currency),
        valid: toDecimal(row.valid, currency),
      })),
    }
  })
  serve(app, rebuildTurnover, async ({ operator, params: { merchant } }) => {
    if (!(await selectBrand(db, merchant))) throw new ApiError('unknown_merchant', { field: 'merchant' })
    await db.transaction().execute(async (tx) => {
      const now = clock.now()
      await jobs.queue(tx, { kind: REBUILD, key: randomness.uuid(), merchant, dueAt: now })
      await insertAudit(tx, {
        at: now,
        actor: operator.name,
        action: 'turnover.rebuilt',
        subject: merchant,
        detail: {},
      })
    })
    return { queued: true as const }
  })
}
