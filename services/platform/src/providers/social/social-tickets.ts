import type { FastifyRequest } from 'fastify'
import type { Database } from '#db/database'

/** Gives social identities that have no account yet to members who register with their ticket. */
export interface SocialTickets {
  /** Uses the ticket up and links its identity, in the transaction of the registration; throws ApiError `social_failed`. */
  claim(
    tx: Database,
    of: { merchant: string; memberId: string; ticket: string; request: FastifyRequest },
  ): Promise<void>
}
