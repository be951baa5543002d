import type { FastifyRequest } from 'fastify'
import type { LiveBrand } from '#brands/index'
import type { Visitor } from '#identity/session/visitor'

/** Who asks for an account, and where. */
export interface Asking {
  readonly brand: LiveBrand
  readonly request: FastifyRequest
  readonly visitor: Visitor
}
