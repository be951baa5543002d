import { listRounds, playSummary } from '@site/shared-api/contract/round'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { toDecimal } from '#money/ledger/money'
import { selectRounds, sumOfPlay } from '#money/play/rounds.repository'

/** What a member has played for money. */
export async function playRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, listRounds, async ({ query, session, language }) => {
    const { limit } = query
    const nodeId = query.nodeId === undefined ? undefined : BigInt(query.nodeId)
    const after = timePlace(query.cursor)
    const rows = await selectRounds(db, session.memberId, { nodeId, after, limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ placed_at: at, id }) => ({ at, id }))
    const list = page.map((row) => ({
      roundId: row.round_id,
      nodeId: row.node_id.toString(),
      gameName: row.names?.[language] ?? row.node_id.toString(),
      at: row.placed_at.toISOString(),
      stake: toDecimal(row.stake, row.currency),
      payout: toDecimal(row.payout, row.currency),
      status: row.status === 'won' || row.status === 'lost' ? ('closed' as const) : row.status,
      currency: row.currency,
    }))
    return { list, nextCursor }
  })
  serve(app, playSummary, async ({ query, session, brand }) => {
    const { rounds, stake, payout, net } = await sumOfPlay(db, session.memberId, new Date(query.since))
    const { code: currency } = brand.document.currency
    return {
      rounds: Number(rounds),
      stake: toDecimal(stake, currency),
      payout: toDecimal(payout, currency),
      net: toDecimal(net, currency),
      currency,
    }
  })
}
