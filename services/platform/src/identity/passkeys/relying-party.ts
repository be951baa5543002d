import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { pageOrigin, publicOrigin } from '#api/page-origin'
import type { LiveBrand } from '#brands/index'

/** For whom a brand's passkeys are good. */
export interface RelyingParty {
  /** The host of the brand's public origin: what browsers bind passkeys to. */
  readonly id: string
  readonly name: string
  /** The origin of the page that asks, which alone is believed. */
  readonly origin: string
}

/**
 * The relying party of a brand as seen from the page that asks (ACC-21); undefined where no browser would make or use its passkeys:
 * at an address of numbers, or at a host that is neither the public one nor below it.
 */
export function relyingPartyOf(brand: LiveBrand, request: FastifyRequest): RelyingParty | undefined {
  const id = new URL(publicOrigin(brand, request)).hostname.toLowerCase()
  const host = request.hostname.toLowerCase()
  if (isIP(id) !== 0 || !brand.document.hosts.includes(host)) return undefined
  const isHere = host === id || (id.includes('.') && host.endsWith(`.${id}`))
  return isHere ? { id, name: brand.document.name, origin: pageOrigin(brand, request) } : undefined
}
