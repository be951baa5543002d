import { bettingRecord, bettingTotals, readRound } from '@site/shared-api/contract/record'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { holderOf } from '#money/record/account/holder'
import { bettingTotalsOf, recordRounds, roundDetailOf } from '#money/record/betting/betting-record'
import { daysOf } from '#money/record/range'

/** The betting record (A2, MEM-04, GAM-04). */
export async function bettingRecordRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, bettingRecord, async (context) => {
    const { brand, now, query } = context
    requireFlag(brand, 'TRANSBETREPMEM3')
    const days = daysOf(query, brand.document.timeZone, now)
    return { days, ...(await recordRounds(db, holderOf(context), days, { ...query, now })) }
  })
  serve(app, bettingTotals, async (context) => {
    const { brand, now, query } = context
    requireFlag(brand, 'TRANSBETREPMEM3')
    const days = daysOf(query, brand.document.timeZone, now)
    return await bettingTotalsOf(db, holderOf(context), days, query)
  })
  serve(app, readRound, async (context) => {
    const { brand, params, query } = context
    requireFlag(brand, 'TRANSBETREPMEM3')
    return await roundDetailOf(db, holderOf(context), { ...params, ...query }, brand.document.timeZone)
  })
}
