import { jackpot } from '@site/shared-api/contract/jackpot'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { rangeAt } from '#money/jackpot/range'
import { selectPool } from '#money/jackpot/repository'
import { toDecimal } from '#money/ledger/money'

/** The jackpot counter of home (A2, LOB-05, decisions: jackpot range). */
export async function jackpotRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, jackpot, async ({ brand, now }) => {
    const { source, ...range } = brand.document.jackpot
    const amount =
      source === 'range'
        ? `${rangeAt(now, range)}.00`
        : toDecimal(await selectPool(db, brand.merchant, brand.document.currency.code))
    return { source, amount }
  })
}
