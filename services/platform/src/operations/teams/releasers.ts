import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { bearerOf } from '#api/bearer'
import { hashOf } from '#api/hash-of'
import type { Deps } from '#deps'
import type { Operator, OperatorCall, OperatorAuth } from '#operations/operators/operator-auth'
import { selectTokenTeam } from '#operations/teams/repository'
import { TEAM_TOKEN } from '#operations/teams/team-token'
import { modulesOf } from '#operations/teams/teams'

/** Who may release: an operator with the right, or a team by the token of its builds. */
export interface Releaser {
  /** For the audit log; no operator has a blank in the name. */
  readonly name: string
  /** Absent for operators, who may release every module. */
  readonly operator?: Operator
  readonly team?: { readonly name: string; readonly modules: readonly string[]; readonly token: string }
}

/** Lets operators and teams pass to the calls of releases. */
export class Releasers {
  readonly #deps: Pick<Deps, 'clock' | 'db'>
  readonly #operators: Pick<OperatorAuth, 'require'>
  constructor(deps: Pick<Deps, 'clock' | 'db'>, operators: Pick<OperatorAuth, 'require'>) {
    this.#deps = deps
    this.#operators = operators
  }

  /** Throws what `OperatorAuth` throws, and ApiError `operator_token_required` for a token of a team that is none. */
  async require(call: OperatorCall, request: FastifyRequest): Promise<Releaser> {
    const token = bearerOf(request)
    if (token?.startsWith(TEAM_TOKEN) !== true)
      return operatorAs(await this.#operators.require(call, request))
    const { clock, db } = this.#deps
    const row = await selectTokenTeam(db, hashOf(token), clock.now())
    if (!row) throw new ApiError('operator_token_required', { field: 'Authorization' })
    const team = { name: row.name, modules: modulesOf(row.modules), token: row.label }
    return { name: `team ${row.name}`, team }
  }
}

const operatorAs = (operator: Operator): Releaser => ({ name: operator.name, operator })

/** Throws ApiError `feature_unavailable` for a module of another team. */
export function requireModule({ team }: Releaser, module: string): void {
  if (team !== undefined && !team.modules.includes(module))
    throw new ApiError('feature_unavailable', {
      field: 'module',
      message: `${team.name} releases ${team.modules.join(', ')}: ${module} belongs to others.`,
    })
}
