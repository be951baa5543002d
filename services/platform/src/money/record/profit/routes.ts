import { profitAndLoss } from '@site/shared-api/contract/record'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { holderOf } from '#money/record/account/holder'
import { profitAndLossOf } from '#money/record/profit/profit-and-loss'
import { daysOf } from '#money/record/range'

/** Profit and loss (B7, MEM-04), where the brand shows it. */
export async function profitRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, profitAndLoss, async (context) => {
    const { brand, now, query } = context
    requireFlag(brand, 'PERSREP')
    const days = daysOf(query, brand.document.timeZone, now)
    return await profitAndLossOf(db, holderOf(context), days, query)
  })
}
