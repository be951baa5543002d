import type { ApprovalRequest, listApprovals } from '@site/shared-api/contract/approval'
import type { Call, ValueOf } from '@site/shared-api/contract/call'
import { ERRORS, type ErrorCode } from '@site/shared-api/contract/errors'
import type { FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify'
import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import type { ApprovalSubject } from '#operations/approvals/approval-needed'
import { ApprovalQueries, hasRight, type ApprovalsQuery } from '#operations/approvals/approval-queries'
import { APPROVAL_STATES } from '#operations/approvals/approval-states'
import {
  insertApproval,
  lockApproval,
  moveApproval,
  supersede,
  type ApprovalRow,
} from '#operations/approvals/approvals.repository'
import { REPLAY_HEADER, type Replays } from '#operations/approvals/replays'
import { requireSecondPerson } from '#operations/approvals/second-person'
import { rightsNeeded, type Operator } from '#operations/operators/operator-auth'

/** A copy that has died while it made a call does not keep the request for ever. */
const EXECUTING_MS = 60_000
/** What belongs to the body of the call that is read now, not to the one that is made. */
const NOT_CARRIED = ['connection', 'content-length', 'content-type', 'expect', 'transfer-encoding']

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>

/**
 * Calls that one operator has requested and that another one approves (PLT-09). What is approved is the very call, made again with
 * the approver’s credential: their rights, their brands and everything the call itself refuses count as for any other call.
 */
export class Approvals {
  readonly #deps: Pick<Deps, 'clock' | 'db' | 'randomness'>
  readonly #replays: Replays
  readonly #inject: Inject
  readonly #queries: ApprovalQueries
  constructor(deps: Pick<Deps, 'clock' | 'db' | 'randomness'>, replays: Replays, inject: Inject) {
    this.#deps = deps
    this.#replays = replays
    this.#inject = inject
    this.#queries = new ApprovalQueries(deps)
  }

  /** Stores a call that needs a second person; resolves with the ApiError `approval_pending` that answers it. */
  async request(
    call: Call,
    request: FastifyRequest,
    operator: Operator,
    of: ApprovalSubject,
  ): Promise<ApiError> {
    const { clock, db, randomness } = this.#deps
    const now = clock.now()
    const { body = null, method, url } = request
    const digest = hashOf(JSON.stringify([method, url, body, operator.name]))
    const id = randomness.uuid()
    const stored = await db.transaction().execute(async (tx) => {
      await supersede(tx, { digest, method, now, requestedBy: operator.name, url })
      const pendingId = await insertApproval(tx, {
        id,
        action: of.action,
        merchant: of.merchant,
        subject: of.subject,
        amount: of.amount ?? null,
        currency: of.currency ?? null,
        changes: of.changes ?? null,
        rights: rightsNeeded(call, request).join(' '),
        method,
        url,
        body,
        digest,
        state: APPROVAL_STATES.begin('pending', 'operator'),
        requested_by: operator.name,
        requested_at: now,
        decided_by: null,
        decided_at: null,
        why: null,
      })
      if (pendingId === id) {
        const { action, amount, changes, subject } = of
        await this.#audit(tx, { id, merchant: of.merchant }, operator.name, 'requested', {
          action,
          subject,
          ...(amount !== undefined && { amount }),
          ...changes,
        })
      }
      return pendingId
    })
    return new ApiError('approval_pending', { data: { id: stored } })
  }

  list(reader: Operator, query: ApprovalsQuery): Promise<ValueOf<typeof listApprovals>> {
    return this.#queries.list(reader, query)
  }

  /**
   * Makes the requested call with the credential of `request`. Throws ApiError `approval_unknown`, `approval_closed`,
   * `feature_unavailable` without the right to the call, `second_person_needed`, and what the call itself refuses, which
   * leaves the request pending.
   */
  async approve(
    operator: Operator,
    id: string,
    request: FastifyRequest,
  ): Promise<{ request: ApprovalRequest; result: unknown }> {
    const { clock, db } = this.#deps
    const row = await db.transaction().execute(async (tx) => {
      const found = await this.#lockPending(tx, id)
      requireRight(operator, found.rights)
      const now = clock.now()
      await requireSecondPerson(tx, { first: found.requested_by, second: operator, now })
      await moveApproval(tx, { id }, ['approve', 'two operators'], {
        decided_by: operator.name,
        decided_at: now,
      })
      return found
    })
    const answer = await this.#make(row, request).catch(async (error: unknown) => {
      await this.#reopen(id, operator.name)
      throw error
    })
    if (answer.code !== undefined) {
      await this.#reopen(id, operator.name)
      throw new ApiError(answer.code, answer.about)
    }
    await db.transaction().execute(async (tx) => {
      const decided = { decided_by: operator.name, decided_at: clock.now(), why: null }
      await moveApproval(tx, { id }, ['execute', 'site'], decided)
      const { action, requested_by: requestedBy, subject } = row
      await this.#audit(tx, row, operator.name, 'approved', { action, subject, requestedBy })
    })
    return { request: await this.#queries.read(id, operator), result: answer.value }
  }

  /** By the requester, or by an operator who could have made the call. Throws ApiError `approval_unknown`, `approval_closed`, `feature_unavailable`. */
  async reject(operator: Operator, id: string, why: string): Promise<ApprovalRequest> {
    await this.#deps.db.transaction().execute(async (tx) => {
      const row = await this.#lockPending(tx, id)
      if (row.requested_by !== operator.name) requireRight(operator, row.rights)
      const decided = { decided_by: operator.name, decided_at: this.#deps.clock.now(), why }
      await moveApproval(tx, { id }, ['reject', 'operator'], decided)
      const { action, requested_by: requestedBy, subject } = row
      await this.#audit(tx, row, operator.name, 'rejected', { action, subject, requestedBy, why })
    })
    return await this.#queries.read(id, operator)
  }

  async #lockPending(tx: Database, id: string): Promise<ApprovalRow> {
    const row = await lockApproval(tx, id)
    if (!row) throw new ApiError('approval_unknown', { field: 'id' })
    const { decided_at: at, decided_by: by, state } = row
    const now = this.#deps.clock.now().getTime()
    const isStuck = state === 'executing' && at !== null && now - at.getTime() > EXECUTING_MS
    if ((state !== 'pending' && !isStuck) || row.requested_at <= this.#queries.expiredAt())
      throw new ApiError('approval_closed', { field: 'id', data: { state: this.#queries.stateOf(row), by } })
    return row
  }

  /** Makes the call as if the approver had, under the name of the request. */
  async #make(row: ApprovalRow, request: FastifyRequest): Promise<Answer> {
    const approves = { requestId: row.id, requestedBy: row.requested_by }
    return await this.#replays.with(approves, async (key) => {
      const carried = Object.entries(request.headers).filter(([name]) => !NOT_CARRIED.includes(name))
      const answer = await this.#inject({
        // reason: stored from a request that the router took
        method: row.method as NonNullable<InjectOptions['method']>,
        url: row.url,
        headers: {
          ...Object.fromEntries(carried),
          [REPLAY_HEADER]: key,
          ...(row.body !== null && { 'content-type': 'application/json' }),
        },
        ...(request.socket.remoteAddress !== undefined && { remoteAddress: request.socket.remoteAddress }),
        ...(row.body !== null && { payload: JSON.stringify(row.body) }),
      })
      return toAnswer(answer.json<Envelope>())
    })
  }

  /** The request waits again: the call was refused, and nothing of it was done; not where another operator has decided concurrently. */
  async #reopen(id: string, approver: string): Promise<void> {
    const set = { decided_by: null, decided_at: null }
    await moveApproval(this.#deps.db, { id, approver }, ['reopen', 'site'], set)
  }

  async #audit(
    tx: Database,
    { id, merchant }: Pick<ApprovalRow, 'id' | 'merchant'>,
    actor: string,
    event: 'requested' | 'approved' | 'rejected',
    detail: object,
  ): Promise<void> {
    await insertAudit(tx, {
      at: this.#deps.clock.now(),
      actor,
      action: `approval.${event}`,
      subject: merchant === null ? id : `${merchant}/${id}`,
      detail: toJson(detail),
    })
  }
}

function requireRight(operator: Operator, rights: string): void {
  if (!hasRight(operator, rights)) throw new ApiError('feature_unavailable', { field: 'role' })
}

interface Envelope {
  readonly success?: boolean
  readonly value?: unknown
  readonly code?: string
  readonly field?: string
  readonly message?: string
  readonly data?: Record<string, unknown>
}

interface Answer {
  readonly value?: unknown
  /** Where the call was refused. */
  readonly code?: ErrorCode
  readonly about?: ConstructorParameters<typeof ApiError>[1]
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)

function toAnswer({ code = 'unknown_error', data, field, message, success, value }: Envelope): Answer {
  if (success === true) return { value }
  return {
    code: isErrorCode(code) ? code : 'unknown_error',
    about: {
      ...(data !== undefined && { data }),
      ...(field !== undefined && { field }),
      ...(message !== undefined && { message }),
    },
  }
}
