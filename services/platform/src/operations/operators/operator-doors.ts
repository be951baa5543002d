import { isSameText } from '@site/service-kit/same-text'
import type { Call, OperatorRight } from '@site/shared-api/contract/call'
import { OPERATOR_ROLES, type OperatorRole } from '@site/shared-api/contract/operator'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { bearerOf } from '#api/bearer'
import { hashOf } from '#api/hash-of'
import type { Deps } from '#deps'
import { extendCredential, selectCredential } from '#operations/operators/credentials.repository'
import { roleOf } from '#operations/operators/stored-role'
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
  async require(call: Pick<Call, 'right' | 'rightOf'>, request: FastifyRequest): Promise<Operator> {
    const operator = await this.#find(request)
    if (!operator) throw new ApiError('operator_token_required', { field: 'Authorization' })
    if (!isAllowed(operator.role, neededBy(call, request)))
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
    const { id, cookie_hash, created_at, expires_at, operator_id, name } = row
    const inPerson = cookie_hash !== null
    if (inPerson) {
      const cookie = request.cookies[OPERATOR_COOKIE]
      if (cookie === undefined || !isSameText(cookie_hash, hashOf(cookie))) return undefined
      const end = renewedEnd(created_at, expires_at, now)
      if (end) await extendCredential(db, id, end)
    }
    return { id: operator_id, name, role: roleOf(row), credentialId: id, inPerson }
  }
}

/** Any of these rights will do; a call that names none is nobody’s. */
function neededBy(
  { right, rightOf }: Pick<Call, 'right' | 'rightOf'>,
  { params }: FastifyRequest,
): OperatorRight[] {
  if (rightOf !== undefined) {
    const value: unknown = Reflect.get(Object(params), rightOf.param)
    const needed = Object.entries(rightOf.rights).find(([name]) => name === value)?.[1]
    if (needed === undefined) throw new ApiError('not_found', { field: rightOf.param })
    return [needed]
  }
  return right === undefined ? [] : [right].flat()
}

const isAllowed = (role: OperatorRole, needed: readonly OperatorRight[]): boolean => {
  const rights: readonly OperatorRight[] = OPERATOR_ROLES[role]
  return needed.some((right) => rights.includes(right))
}
