import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { ownCookie, setOwnCookie } from '#api/own-cookie'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { hashOf } from '#api/hash-of'
import type { SecurityLog } from '#identity/security/security-log'
import { visitorOf } from '#identity/session/visitor'
import { insertIdentity, insertTicket, takeTicket } from '#identity/social/repository'
import type { SocialTickets } from '#providers/social/social-tickets'

const SECRET_BYTES = 32
/** To sign in, which the page does at once; to register, a form's time. */
const SIGN_IN_MS = 5 * 60 * 1000
const REGISTER_MS = 30 * 60 * 1000
const MS_PER_SECOND = 1000

export interface TicketIdentity {
  provider: string
  subject: string
  email: string | null
}

/** What a browser brings back from a provider: single-use tickets, bound to the browser, for an identity that stays here. */
export class BrowserTickets implements SocialTickets {
  readonly #deps: Deps
  readonly #log: SecurityLog
  constructor(deps: Deps, log: SecurityLog) {
    this.#deps = deps
    this.#log = log
  }

  /** A ticket to sign in with; its other half goes to the browser as a new cookie. */
  async issue(
    at: { request: FastifyRequest; reply: FastifyReply; merchant: string },
    identity: TicketIdentity,
  ): Promise<string> {
    const secret = this.#deps.randomness.token(SECRET_BYTES)
    const kept = { path: '/wps', maxAge: REGISTER_MS / MS_PER_SECOND }
    setOwnCookie(at.request, at.reply, { name: 'socialTicket', value: secret }, kept)
    return await this.#keep(at.merchant, identity, hashOf(secret), SIGN_IN_MS)
  }

  /** Uses a ticket up; throws ApiError `social_failed`. */
  async take(
    tx: Database,
    at: { request: FastifyRequest; merchant: string },
    ticket: string,
    field = 'ticket',
  ): Promise<TicketIdentity> {
    const secret = ownCookie(at.request, 'socialTicket')
    const now = this.#deps.clock.now()
    const taken =
      secret === undefined
        ? undefined
        : await takeTicket(tx, {
            hash: hashOf(ticket),
            merchant: at.merchant,
            browserHash: hashOf(secret),
            now,
          })
    if (!taken) throw new ApiError('social_failed', { field })
    return taken
  }

  /** The next ticket of the same browser, to register with: the one it showed is used up. */
  async again(at: { request: FastifyRequest; merchant: string }, identity: TicketIdentity): Promise<string> {
    const secret = ownCookie(at.request, 'socialTicket') ?? ''
    return await this.#keep(at.merchant, identity, hashOf(secret), REGISTER_MS)
  }

  async claim(
    tx: Database,
    of: { merchant: string; memberId: string; ticket: string; request: FastifyRequest },
  ): Promise<void> {
    const { merchant, memberId, request } = of
    const { provider, subject } = await this.take(tx, of, of.ticket, 'data.socialTicket')
    const row = { merchant, provider, subject, member_id: memberId, linked_at: this.#deps.clock.now() }
    if (!(await insertIdentity(tx, row))) throw new ApiError('social_failed', { field: 'data.socialTicket' })
    await this.#log.record(tx, visitorOf(request), {
      kind: 'social_linked',
      merchant,
      memberId,
      detail: { by: provider },
    })
  }

  async #keep(
    merchant: string,
    identity: TicketIdentity,
    browserHash: string,
    lifeMs: number,
  ): Promise<string> {
    const { clock, db, randomness } = this.#deps
    const now = clock.now()
    const ticket = randomness.token(SECRET_BYTES)
    const { provider, subject, email } = identity
    const expires_at = new Date(now.getTime() + lifeMs)
    await insertTicket(
      db,
      { hash: hashOf(ticket), merchant, provider, subject, email, browser_hash: browserHash, expires_at },
      now,
    )
    return ticket
  }
}
