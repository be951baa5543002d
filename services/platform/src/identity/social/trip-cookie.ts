import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** What a trip to a provider is bound to, kept by the browser that makes it and by nobody else. */
const TRIP_COOKIE = 'MC_SOCIAL_TRIP'
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
export type KeptTrip = z.output<typeof trip>

export function keepTrip(request: FastifyRequest, reply: FastifyReply, kept: KeptTrip): void {
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url')
  void reply.setCookie(TRIP_COOKIE, value, { ...optionsOf(request), maxAge: TRIP_SECONDS })
}

/** The trip of this browser, which ends here whatever came of it. */
export function takeTrip(request: FastifyRequest, reply: FastifyReply): KeptTrip | undefined {
  const value = request.cookies[TRIP_COOKIE]
  if (value === undefined) return undefined
  void reply.clearCookie(TRIP_COOKIE, optionsOf(request))
  try {
    return trip.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

function optionsOf(request: FastifyRequest) {
  return { path: PATH, httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}
