import { securityEvents } from '@site/shared-api/contract/security-event'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fromCursor, toCursor } from '#api/pages/cursor'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { forgetEvents, selectEvents } from '#identity/security/repository'

const place = z.tuple([z.string().regex(/^\d{1,18}$/)])
const detail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** Security events of a brand, for operators. */
export async function securityRoutes(app: FastifyInstance): Promise<void> {
  daily(app, 'security-events', () => forgetEvents(app.platform.db))
  serve(app, securityEvents, async ({ params, query }) => {
    const before = fromCursor(query.cursor, place)?.[0]
    const rows = await selectEvents(app.platform.db, {
      merchant: params.merchant,
      account: query.account,
      kind: query.kind,
      before: before === undefined ? undefined : BigInt(before),
      limit: query.limit + 1,
    })
    const page = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? page.at(-1) : undefined
    return {
      list: page.map((row) => ({
        id: row.id.toString(),
        at: row.at.toISOString(),
        kind: row.kind,
        account: row.account,
        address: row.address,
        device: row.device,
        detail: detail.parse(row.detail),
      })),
      nextCursor: last ? toCursor([last.id.toString()]) : null,
    }
  })
}
