import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import type { Deps } from '#deps'

export interface Session {
  id: string
  merchant: string
  memberId: string
  userName: string
  type: number
  expiresAt: Date
}

export class SessionService {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }
  async require(request: FastifyRequest): Promise<Session> {
    const session = await this.find(request)
    if (!session) throw new ApiError('login_required')
    return session
  }
  async find(_request: FastifyRequest): Promise<Session | undefined> {
    return this.#deps.config.port < 0 ? undefined : undefined
  }
}
