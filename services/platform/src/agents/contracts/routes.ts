import { hasContracts } from '@site/shared-api/contract/constants'
import { contractRequests } from '@site/shared-api/contract/contract-request'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { selectPendingKinds } from '#agents/contracts/repository'

/** Numbers of the kinds of contracts, in the order in which a player is asked about them. */
const KIND = { daily: 1, dividend: 2, hourly: 3 } as const

/** Contract offers that wait for a member's answer (SHL-31). */
export async function contractRoutes(app: FastifyInstance): Promise<void> {
  serve(app, contractRequests, async ({ session }) => {
    const kinds = hasContracts(session.type)
      ? await selectPendingKinds(app.platform.db, session.memberId)
      : []
    const pending = (kind: keyof typeof KIND): number => (kinds.includes(kind) ? KIND[kind] : 0)
    return {
      dailysalreqtype: pending('daily'),
      divtypecompperiodreq: pending('dividend'),
      contracthoursalreq: pending('hourly'),
    }
  })
}
