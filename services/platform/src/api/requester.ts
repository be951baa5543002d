import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveBrand } from '#brands/index'
import type { Requester } from '#identity/index'

/** Who asks for a check or answers one; nothing of the answer is kept by a browser or a proxy. */
export function requesterOf(context: {
  brand: LiveBrand
  request: FastifyRequest
  reply: FastifyReply
}): Requester {
  void context.reply.header('Cache-Control', 'no-store')
  return { merchant: context.brand.merchant, address: context.request.ip }
}
