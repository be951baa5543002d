import { jackpot } from '@site/shared-api/contract/jackpot'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { rangeAt } from '#money/jackpot/range'
import { selectPool } from '#money/jackpot/repository'
import { toDecimal, unitOf } from '#money/ledger/money'

/** The jackpot counter of home (A2, LOB-05, decisions: jackpot range). */
export async function jackpotRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, jackpot, async ({ brand, now }) => {
    const { source, ...range } = brand.document.jackpot
    const { code: currency } = brand.document.currency
    const minor =
      source === 'range'
        ? BigInt(rangeAt(now, range)) * unitOf(currency)
        : await selectPool(db, brand.merchant, currency)
    return { source, amount: toDecimal(minor, currency) }
  })
}
