import type { FastifyRequest } from 'fastify'
import type { LiveBrand } from '#brands/index'

/** The origin of the page that asks, if it is one of the brand’s hosts, else the brand’s first: a forged Host gets into no message or frame. */
export function pageOrigin(brand: LiveBrand, request: FastifyRequest): string {
  const { hosts } = brand.document
  const asked = request.hostname
  const known = hosts.some((host) => host === asked)
  return `${request.protocol}://${known ? request.host : (hosts[0] ?? 'localhost')}`
}
