import { isSameText } from '@site/service-kit/same-text'
import type { Call, OperatorRight } from '@site/shared-api/contract/call'
import { OPERATOR_ROLES, type OperatorRole } from '@site/shared-api/contract/operator'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { bearerOf } from '#api/bearer'
import { hashOf } from '#api/hash-of'
import type { Deps } from '#deps'
import { extendCredential, selectCredential } from '#operations/operators/credentials.repository'
import { OPERATOR_COOKIE, renewedEnd } from '#operations/operators/credential'

/** Who asks at the operators' door. */
export interface Operator {
  readonly id: string
  readonly name: string
  readonly role: OperatorRole
  readonly credentialId: string
  /** Signed in with password and second factor; false for a token of the command line. */
  readonly inPerson: boolean
}

/** Lets operators pass to what their role allows. */
export class OperatorDoors {
  readonly #deps: Pick<Deps, 'clock' | 'db'>
  constructor(deps: Pick<Deps, 'clock' | 'db'>) {
    this.#deps = deps
  }

  /** Throws ApiError `operator_token_required`, or `feature_unavailable` where the role does not allow it. */
  async require(call: Pick<Call, 'right'>, request: FastifyRequest): Promise<Operator> {
    const operator = await this.#find(request)
    if (!operator) throw new ApiError('operator_token_required', { field: 'Authorization' })
    const rights: readonly OperatorRight[] = OPERATOR_ROLES[operator.role]
    const wanted: readonly OperatorRight[] = [call.right ?? []].flat()
    if (wanted.length > 0 && !wanted.some((right) => rights.includes(right)))
      throw new ApiError('feature_unavailable', { field: 'role' })
    return operator
  }

  async #find(request: FastifyRequest): Promise<Operator | undefined> {
    const token = bearerOf(request)
    if (token === undefined) return undefined
    const { clock, db } = this.#deps
    const now = clock.now()
    const row = await selectCredential(db, hashOf(token), now)
    if (!row) return undefined
    const { id, cookie_hash, created_at, expires_at, operator_id, name, role } = row
    const inPerson = cookie_hash !== null
    if (inPerson) {
      const cookie = request.cookies[OPERATOR_COOKIE]
      if (cookie === undefined || !isSameText(cookie_hash, hashOf(cookie))) return undefined
      const end = renewedEnd(created_at, expires_at, now)
      if (end) await extendCredential(db, id, end)
    }
    return { id: operator_id, name, role, credentialId: id, inPerson }
  }
}
