import { listOpenRounds, reconcileRounds } from '@site/shared-api/contract/reconcile'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { toDecimal } from '#money/ledger/money'
import { Reconciler } from '#money/reconcile/reconcile'
import { countOpen, selectOpen } from '#money/reconcile/repository'

const HOUR_MS = 3_600_000
/** Rounds that are open for longer are reported once a day: ask their provider. */
const LONG_OPEN_MS = 24 * HOUR_MS

/** Our books beside those of the providers, for operators. */
export async function reconcileRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db } = app.platform
  const reconciler = new Reconciler(app.platform)
  daily(app, 'open-rounds', async function* (now) {
    const { count, since } = await countOpen(db, new Date(now.getTime() - LONG_OPEN_MS))
    if (count > 0)
      app.log.warn({ rounds: count, since }, 'rounds stay open: npm run ledger -- open lists them')
    yield count
  })

  serve(app, listOpenRounds, async ({ query: { cursor, hours, limit, merchant } }) => {
    const before = new Date(clock.now().getTime() - hours * HOUR_MS)
    const rows = await selectOpen(db, { merchant, before, after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ placed_at: at, id }) => ({ at, id }))
    const list = page.map((row) => ({
      provider: row.provider,
      roundId: row.round_id,
      merchant: row.merchant,
      account: row.account,
      nodeId: row.node_id.toString(),
      at: row.placed_at.toISOString(),
      stake: toDecimal(row.stake, row.currency),
      currency: row.currency,
    }))
    return { list, nextCursor }
  })
  serve(app, reconcileRounds, async ({ query: { from, to } }) => {
    try {
      return await reconciler.reconcile({ from: new Date(from), to: new Date(to) })
    } catch (error) {
      if (error instanceof ApiError) throw error
      app.log.warn({ err: error }, 'a provider was not reconciled with')
      throw new ApiError('provider_down')
    }
  })
}
