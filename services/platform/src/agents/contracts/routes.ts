import {
  acceptContract,
  counterContract,
  listContracts,
  offerContract,
  readContract,
  refuseContract,
  withdrawContract,
} from '@site/shared-api/contract/agent-contract'
import { hasContracts, isAgent, isSubAccount } from '@site/shared-api/contract/constants'
import { contractRequests } from '@site/shared-api/contract/contract-request'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { selectContract, selectContracts, selectPendingKinds } from '#agents/contracts/contract.repository'
import { Contracts, toContractDto, type Side } from '#agents/contracts/contracts'
import { agentOf } from '#agents/tree/agent-of'
import type { Database } from '#db/database'
import { retrying } from '#db/retrying'
import type { Session } from '#identity/index'

/** Numbers of the kinds of contracts, in the order in which a player sees them. */
const KIND = { daily: 1, dividend: 2, hourly: 3 } as const

/** Contract offers that wait for a member's answer (SHL-31), and all that is done with contracts (B1, MEM-08). */
export async function contractRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db } = app.platform
  const contracts = new Contracts(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, contractRequests, async ({ now, session }) => {
    const kinds = hasContracts(session.type) ? await selectPendingKinds(db, session.memberId, now) : []
    const pending = (kind: keyof typeof KIND): number => (kinds.includes(kind) ? KIND[kind] : 0)
    return {
      dailysalreqtype: pending('daily'),
      divtypecompperiodreq: pending('dividend'),
      contracthoursalreq: pending('hourly'),
    }
  })

  serve(app, listContracts, async ({ brand, now, query, session }) => {
    const { cursor, kind, limit, of, state } = query
    const memberId = await ownerOf(db, session)
    if (of === 'team' && !isAgent(session.type)) throw new ApiError('feature_unavailable')
    const whose = of === 'own' ? { agentId: memberId } : { uplineId: memberId }
    const filter = { ...whose, kind, state, now }
    const rows = await selectContracts(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ id, offered_at: at }) => ({ at, id }))
    const side = sideOf(session, memberId)
    return {
      currency: brand.document.currency.code,
      timeZone: brand.document.timeZone,
      list: page.map((row) => toContractDto(row, now, side)),
      nextCursor,
    }
  })
  serve(app, readContract, async ({ now, params, session }) => {
    const memberId = await ownerOf(db, session)
    const row = await selectContract(db, params.id)
    if (!row || (row.member_id !== memberId && row.upline_id !== memberId))
      throw new ApiError('contract_unknown', { field: 'id' })
    return toContractDto(row, now, sideOf(session, memberId))
  })
  serve(app, offerContract, async ({ body, brand, session }) => {
    const { agentId } = await agentOf(db, session, 'change')
    const row = await retrying(() =>
      db.transaction().execute((tx) => contracts.offer(tx, brand, body, agentId)),
    )
    return toContractDto(row, clock.now(), { memberId: agentId })
  })
  serve(app, acceptContract, async ({ brand, params, session }) => {
    const side = answering(session)
    const row = await db.transaction().execute((tx) => contracts.accept(tx, brand, params.id, side))
    return toContractDto(row, clock.now(), side)
  })
  serve(app, refuseContract, async ({ body, params, session }) => {
    const side = answering(session)
    const why = body.why === undefined || body.why === '' ? null : body.why
    const row = await db.transaction().execute((tx) => contracts.refuse(tx, params.id, side, why))
    return toContractDto(row, clock.now(), side)
  })
  serve(app, counterContract, async ({ body, brand, params, session }) => {
    const side = answering(session)
    const row = await retrying(() =>
      db.transaction().execute((tx) => contracts.counter(tx, brand, { id: params.id, side, with: body })),
    )
    return toContractDto(row, clock.now(), side)
  })
  serve(app, withdrawContract, async ({ params, session }) => {
    const side = answering(session)
    const row = await db.transaction().execute((tx) => contracts.withdraw(tx, params.id, side, null))
    return toContractDto(row, clock.now(), side)
  })
}

/** Whose contracts are read: of a sub-account that sees all the agent's. */
async function ownerOf(db: Database, session: Session): Promise<string> {
  if (isSubAccount(session.type)) return (await agentOf(db, session, 'team')).agentId
  if (!hasContracts(session.type)) throw new ApiError('feature_unavailable')
  return session.memberId
}

/** Sub-accounts and play money answer nothing. */
function answering(session: Session): { memberId: string } {
  if (!hasContracts(session.type) || isSubAccount(session.type)) throw new ApiError('feature_unavailable')
  if (session.type === 3) throw new ApiError('trial_refused')
  return { memberId: session.memberId }
}

/** A sub-account sees contracts and answers none. */
const NO_MEMBER = { memberId: '' }
const sideOf = (session: Session, memberId: string): Side =>
  isSubAccount(session.type) ? NO_MEMBER : { memberId }
