import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { clearOwnCookie, ownCookie, setOwnCookie } from '#api/own-cookie'

const PATH = '/wps/session/social'
const TRIP_SECONDS = 10 * 60

const trip = z.object({
  provider: z.string(),
  merchant: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
})
/** What a trip to a provider is bound to, kept only by the browser that makes it. */
export type KeptTrip = z.output<typeof trip>

export function keepTrip(request: FastifyRequest, reply: FastifyReply, kept: KeptTrip): void {
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url')
  setOwnCookie(request, reply, { name: 'socialTrip', value }, { path: PATH, maxAge: TRIP_SECONDS })
}

/** The trip of this browser, which ends here whatever came of it. */
export function takeTrip(request: FastifyRequest, reply: FastifyReply): KeptTrip | undefined {
  const value = ownCookie(request, 'socialTrip')
  if (value === undefined) return undefined
  clearOwnCookie(request, reply, 'socialTrip', { path: PATH })
  try {
    return trip.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
