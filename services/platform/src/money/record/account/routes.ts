import { accountRecord, accountTotals, readAccountLine } from '@site/shared-api/contract/record'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { recordLine, recordLines, recordTotals } from '#money/record/account/account-record'
import { holderOf } from '#money/record/account/holder'
import { daysOf } from '#money/record/range'

/** The account record (A2, MEM-04). */
export async function accountRecordRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, accountRecord, async (context) => {
    const { brand, now, query } = context
    requireFlag(brand, 'TRANSREC3')
    const days = daysOf(query, brand.document.timeZone, now)
    return { days, ...(await recordLines(db, holderOf(context), days, query)) }
  })
  serve(app, accountTotals, async (context) => {
    const { brand, now, query } = context
    requireFlag(brand, 'TRANSREC3')
    const days = daysOf(query, brand.document.timeZone, now)
    return await recordTotals(db, holderOf(context), days, query.walletId)
  })
  serve(app, readAccountLine, async (context) => {
    const { brand, params } = context
    requireFlag(brand, 'TRANSREC3')
    return await recordLine(db, holderOf(context), params.lineId, brand.document.timeZone)
  })
}
