import { walletBalances } from '@site/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { balancesOf } from '#modules/wallet/service'

/** The member's money (B3, B7). */
export async function walletRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  serve(app, walletBalances, ({ session, brand, language }) => balancesOf(db, session, brand, language))
}
