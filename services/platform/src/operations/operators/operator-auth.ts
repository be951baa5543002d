import { isSameText } from '@site/service-kit/same-text'
import type { Brands } from '@site/shared-api/contract/brand-place'
import type { Call, OperatorRight } from '@site/shared-api/contract/call'
import { OPERATOR_ROLES, type OperatorRole } from '@site/shared-api/contract/operator'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { bearerOf } from '#api/bearer'
import { hashOf } from '#api/hash-of'
import { ownCookie } from '#api/own-cookie'
import type { Deps } from '#deps'
import type { Approves, Replays } from '#operations/approvals/replays'
import { inBoth } from '#operations/operators/brands/holding'
import { Denials } from '#operations/operators/denials'
import { extendCredential, selectCredential } from '#operations/operators/credentials.repository'
import { brandsIn, tokenHashesOf } from '#operations/operators/stored-brands'
import { roleOf } from '#operations/operators/stored-role'
import { renewedEnd } from '#operations/operators/credential'
import type { Throttle } from '#operations/throttle/throttle'

/** What a call says of who may make it. */
export type OperatorCall = Pick<Call, 'right' | 'rightOf' | 'inPerson'>

/** The operator who makes a call. */
export interface Operator {
  readonly id: string
  readonly name: string
  readonly role: OperatorRole
  /** Those of the account and of the token. */
  readonly brands: Brands
  readonly credentialId: string
  /** Signed in with password and second factor; false for a token of the command line. */
  readonly inPerson: boolean
  /** The request that this call carries out: a second person has approved it (PLT-09). */
  readonly approves?: Approves
}

/** Authenticates operators and checks their rights. */
export class OperatorAuth {
  readonly #deps: Pick<Deps, 'clock' | 'db'> & { replays: Replays }
  readonly #denials: Denials
  constructor(deps: Pick<Deps, 'clock' | 'db'> & { replays: Replays; throttle: Throttle }) {
    this.#deps = deps
    this.#denials = new Denials(deps)
  }

  /**
   * Throws ApiError `operator_token_required`, or `feature_unavailable` where the role does not allow it (field `role`) or a
   * token asks for what a person alone may do (field `Authorization`); a denial is audited.
   */
  async require(call: OperatorCall, request: FastifyRequest): Promise<Operator> {
    const operator = await this.#find(request)
    if (!operator) throw new ApiError('operator_token_required', { field: 'Authorization' })
    const needed = rightsNeeded(call, request)
    if (!isAllowed(operator.role, needed)) {
      await this.deny(operator, request, needed)
      throw new ApiError('feature_unavailable', { field: 'role' })
    }
    if (call.inPerson === true && !operator.inPerson) {
      await this.deny(operator, request, ['in-person'])
      throw new ApiError('feature_unavailable', { field: 'Authorization' })
    }
    return operator
  }

  /** Audits that a call was refused to an operator; `needs` are the rights of which one would have done, `in-person` or `brand`. */
  deny(
    operator: Operator,
    request: FastifyRequest,
    needs: readonly string[],
    about: object = {},
  ): Promise<void> {
    return this.#denials.record(operator, request, needs, about)
  }

  async #find(request: FastifyRequest): Promise<Operator | undefined> {
    const token = bearerOf(request)
    if (token === undefined) return undefined
    const { clock, db, replays } = this.#deps
    const now = clock.now()
    const row = await selectCredential(db, tokenHashesOf(token), now)
    if (!row) return undefined
    const { id, cookie_hash, created_at, expires_at, operator_id, name } = row
    const inPerson = cookie_hash !== null
    if (inPerson) {
      const cookie = ownCookie(request, 'operatorSession')
      if (cookie === undefined || !isSameText(cookie_hash, hashOf(cookie))) return undefined
      const end = renewedEnd(created_at, expires_at, now)
      if (end) await extendCredential(db, id, end)
    }
    const brands = inBoth(brandsIn(row), brandsIn({ brands: row.token_brands }))
    const approves = replays.of(request.headers)
    return {
      id: operator_id,
      name,
      role: roleOf(row),
      brands,
      credentialId: id,
      inPerson,
      ...(approves && { approves }),
    }
  }
}

/** Any of these rights will do; a call that names none is refused to all. */
export function rightsNeeded(
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
