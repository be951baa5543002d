import type { FastifyRequest } from 'fastify'
import type { LiveBrand } from '#modules/brands/service'
import type { Visitor } from '#modules/session/visitor'

/** Who asks for an account, and where. */
export interface Asking {
  readonly brand: LiveBrand
  readonly request: FastifyRequest
  readonly visitor: Visitor
}
