import type { FastifyRequest } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import type { Builds } from './builds.ts'
import { seenBy } from './seen.ts'

/** Whose builds a browser's pages are made of, where they are made of any. */
export async function buildsFor(
  request: Pick<FastifyRequest, 'headers' | 'hostname' | 'protocol'>,
  delivery: Pick<Delivery, 'brands' | 'localBuilds' | 'previews'>,
): Promise<Builds | undefined> {
  const brand = await brandOf(delivery.brands, request)
  const seen = brand && (await seenBy(request, brand, delivery))
  return seen === 'over' ? undefined : seen?.builds
}
