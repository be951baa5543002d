import type { FastifyRequest } from 'fastify'
import { pageOriginOf, publicOriginOf, type LiveBrand } from '#brands/index'

/** Where the brand sends players: what links in messages and ways back from other sites begin with. */
export function publicOrigin({ document }: LiveBrand, { server }: FastifyRequest): string {
  return publicOriginOf(document, server.platform.config.sitePort)
}

/** The origin of the page that asks, if it is at one of the brand’s hosts, else the public one. */
export function pageOrigin({ document }: LiveBrand, { hostname, server }: FastifyRequest): string {
  return pageOriginOf(document, hostname.toLowerCase(), server.platform.config.sitePort)
}
