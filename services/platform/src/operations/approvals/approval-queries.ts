import {
  APPROVAL_DAYS,
  type ApprovalBox,
  type ApprovalRequest,
  type ApprovalState,
  type listApprovals,
} from '@site/shared-api/contract/approval'
import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { ValueOf } from '@site/shared-api/contract/call'
import { OPERATOR_ROLES } from '@site/shared-api/contract/operator'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { Deps } from '#deps'
import {
  countApprovable,
  selectApproval,
  selectApprovals,
  selectRequesters,
  type ApprovalRow,
  type Approver,
} from '#operations/approvals/approvals.repository'
import { areRelated } from '#operations/approvals/second-person'
import type { Operator } from '#operations/operators/operator-auth'

const DAY_MS = 24 * 60 * 60 * 1000

export interface ApprovalsQuery {
  readonly box: ApprovalBox
  readonly merchant: Merchants
  readonly state?: ApprovalState | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** Requests as operators see them, each with what its reader can do about it (PLT-09). */
export class ApprovalQueries {
  readonly #deps: Pick<Deps, 'clock' | 'db'>
  constructor(deps: Pick<Deps, 'clock' | 'db'>) {
    this.#deps = deps
  }

  /** One page of a box, each request with why the reader cannot approve it; counts what they can. */
  async list(
    reader: Operator,
    { box, cursor, limit, merchant, state }: ApprovalsQuery,
  ): Promise<ValueOf<typeof listApprovals>> {
    const { db } = this.#deps
    const expiredAt = this.expiredAt()
    const approver = await this.#approverOf(reader, merchant)
    const of = {
      approvable: { approver },
      mine: { requestedBy: reader.name },
      all: {},
    }
    const rows = await selectApprovals(
      db,
      { merchant, state, expiredAt, ...of[box] },
      { after: timePlace(cursor), limit: limit + 1 },
    )
    const { nextCursor, page } = timePage(rows, limit, ({ id, requested_at: at }) => ({ at, id }))
    return {
      list: await Promise.all(page.map((row) => this.#toDto(row, reader))),
      nextCursor,
      counts: { approvable: await countApprovable(db, { merchant, expiredAt }, approver) },
    }
  }

  /** Throws ApiError `approval_unknown`. */
  async read(id: string, reader: Operator): Promise<ApprovalRequest> {
    const row = await selectApproval(this.#deps.db, id)
    if (!row) throw new ApiError('approval_unknown', { field: 'id' })
    return await this.#toDto(row, reader)
  }

  /** Pending requests of then and before have expired. */
  expiredAt(): Date {
    return new Date(this.#deps.clock.now().getTime() - APPROVAL_DAYS * DAY_MS)
  }

  stateOf({ requested_at: at, state }: ApprovalRow): ApprovalState {
    return state === 'pending' && at <= this.expiredAt() ? 'expired' : state
  }

  async #toDto(row: ApprovalRow, reader: Operator): Promise<ApprovalRequest> {
    const state = this.stateOf(row)
    return {
      id: row.id,
      action: row.action,
      merchant: row.merchant,
      subject: row.subject,
      amount: row.amount,
      currency: row.currency,
      changes: row.changes,
      state,
      requestedBy: row.requested_by,
      requestedAt: row.requested_at.toISOString(),
      expiresAt: new Date(row.requested_at.getTime() + APPROVAL_DAYS * DAY_MS).toISOString(),
      decidedBy: row.decided_by,
      decidedAt: row.decided_at?.toISOString() ?? null,
      why: row.why,
      blocked: state === 'pending' ? await this.#blockOf(row, reader) : 'closed',
    }
  }

  async #blockOf(
    { requested_by: first, rights }: ApprovalRow,
    reader: Operator,
  ): Promise<ApprovalRequest['blocked']> {
    if (first === reader.name) return 'same_person'
    if (!hasRight(reader, rights)) return 'right'
    const { clock, db } = this.#deps
    return (await areRelated(db, first, reader.name, clock.now())) ? 'related' : null
  }

  /** The same as `#blockOf` for many requests at once: whose requests the reader could approve, and by which rights. */
  async #approverOf(reader: Operator, merchant: Merchants): Promise<Approver> {
    const rights = OPERATOR_ROLES[reader.role]
    if (!reader.inPerson) return { rights, requesters: [] }
    const { clock, db } = this.#deps
    const now = clock.now()
    const names = await selectRequesters(db, { merchant, expiredAt: this.expiredAt() })
    const others = names.filter((name) => name !== reader.name)
    const related = await Promise.all(others.map((name) => areRelated(db, name, reader.name, now)))
    return { rights, requesters: others.filter((_name, at) => related[at] !== true) }
  }
}

export const hasRight = ({ role }: Operator, rights: string): boolean => {
  const own: readonly string[] = OPERATOR_ROLES[role]
  return rights.split(' ').some((right) => own.includes(right))
}
