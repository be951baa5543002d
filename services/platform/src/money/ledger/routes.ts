import { verifyLedger } from '@site/shared-api/contract/ledger'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { Holds } from '#money/ledger/holds'
import { verifyLedgerAt } from '#money/ledger/verify/verify'

const SWEEP_MS = 30_000

/** The ledger for operators; money that was held for too long goes back by itself. */
export async function ledgerRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const holds = new Holds(app.platform)
  const sweep = (): Promise<void> =>
    holds
      .expire(db, (hold, error) => app.log.error({ err: error, hold }, 'a hold was not given back'))
      .then(
        () => undefined,
        (error: unknown) => app.log.warn({ err: error }, 'holds were not given back'),
      )
  await sweep()
  const sweeping = setInterval(() => void sweep(), SWEEP_MS).unref()
  app.addHook('preClose', async () => clearInterval(sweeping))
  serve(app, verifyLedger, ({ query: { whole }, now }) => verifyLedgerAt(db, { now, whole: whole === '1' }))
}
