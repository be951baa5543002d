import type { Brand } from '@site/config/schema'
import type { FastifyRequest } from 'fastify'
import type { BrandSource } from './brand-source.ts'

/** The brand that is served at the address of a request; undefined where the host belongs to none. */
export async function brandOf(
  brands: BrandSource,
  { hostname }: Pick<FastifyRequest, 'hostname'>,
): Promise<Brand | undefined> {
  const host = hostname.split(':')[0] ?? ''
  return (await brands.all()).find(({ hosts }) => hosts.includes(host))
}
