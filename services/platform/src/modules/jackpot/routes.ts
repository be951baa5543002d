import { jackpot } from '@site/shared-api/contract/jackpot'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { rangeAt } from '#modules/jackpot/range'
import { selectPool } from '#modules/jackpot/repository'
import { toDecimal } from '#modules/ledger/money'

/** The jackpot counter of home (A2, LOB-05, decisions: jackpot range). */
export async function jackpotRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, jackpot, async ({ brand, now }) => {
    const { source, ...range } = brand.document.jackpot
    const amount =
      source === 'range' ? `${rangeAt(now, range)}.00` : toDecimal(await selectPool(db, brand.merchant))
    return { source, amount }
  })
}
