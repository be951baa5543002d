import { isSameText } from '@site/service-kit/same-text'
import type { SessionEnd } from '@site/shared-api/contract/session-end'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { clearOwnCookie, ownCookie, setOwnCookie } from '#api/own-cookie'
import type { Database } from '#db/database'
import { publishEvent } from '#db/signals/signal'
import { Tidy } from '#db/tidy'
import type { Deps } from '#deps'
import { hashOf } from '#api/hash-of'
import {
  deleteEndedSessions,
  endSessions,
  extendSession,
  insertSession,
  selectSession,
  type Chosen,
} from '#identity/session/session.repository'
import type { EndedBy } from '#identity/session/tables'

/** The cookie half of the credential (architecture: session). */

const HALF_BYTES = 32
const IDLE_MS = 2 * 60 * 60 * 1000
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000
const KEPT_AFTER_END_MS = 30 * 24 * 60 * 60 * 1000

export interface Session {
  id: string
  merchant: string
  memberId: string
  userName: string
  type: number
  /** The browser it began in, where it has a cookie of its own. */
  browserHash: string | null
  createdAt: Date
  expiresAt: Date
}

/** Both halves of a new credential; only their hashes are stored. */
export interface NewSession {
  id: string
  cookie: string
  token: string
  expiresAt: Date
}

/** The state of a session in its row. */
export interface SessionState {
  expires_at: Date
  revoked_at: Date | null
  ended_by: EndedBy | null
  status: 'active' | 'disabled'
  /** The member is excluded from play: a session that began since is over. */
  barred?: boolean
}

/** Sessions as rows, found by two halves: the cookie a script cannot read and the token a forged request does not have. */
export class SessionService {
  readonly #deps: Deps
  readonly #tidy = new Tidy()
  constructor(deps: Deps) {
    this.#deps = deps
  }

  async start(
    db: Database,
    member: { id: string; merchant: string },
    from: { address: string; device: string | undefined; browserHash?: string },
  ): Promise<NewSession> {
    const { clock, randomness } = this.#deps
    const now = clock.now()
    const id = randomness.uuid()
    const cookie = randomness.token(HALF_BYTES)
    const token = randomness.token(HALF_BYTES)
    const expiresAt = new Date(now.getTime() + IDLE_MS)
    await insertSession(db, {
      id,
      merchant: member.merchant,
      member_id: member.id,
      cookie_hash: hashOf(cookie),
      token_hash: hashOf(token),
      device: from.device ?? null,
      address: from.address,
      created_at: now,
      renewed_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      browser_hash: from.browserHash ?? null,
    })
    if (this.#tidy.isDue()) await deleteEndedSessions(db, new Date(now.getTime() - KEPT_AFTER_END_MS))
    return { id, cookie, token, expiresAt }
  }

  /** The session of a request; ApiError `login_required` without a token, `session_ended` (data.reason) when it is not alive. */
  async require(request: FastifyRequest): Promise<Session> {
    if (request.who.token === undefined) throw new ApiError('login_required')
    const found = await this.#look(request)
    if (typeof found === 'object') return found
    throw new ApiError('session_ended', found === undefined ? {} : { data: { reason: found } })
  }

  /** The live session of a request, if both halves fit the brand of the request. */
  async find(request: FastifyRequest): Promise<Session | undefined> {
    const found = await this.#look(request)
    return typeof found === 'object' ? found : undefined
  }

  /** Moves the end forward, never beyond the longest life of a session. Returns the new end. */
  async renew(session: Session): Promise<Date> {
    const now = this.#deps.clock.now()
    const expiresAt = renewedEnd(session.createdAt, now)
    await extendSession(this.#deps.db, session.id, { now, expiresAt })
    return expiresAt
  }

  /** Ends chosen sessions of a member and notifies their open pages once `tx` commits; the number of them. */
  async end(tx: Database, memberId: string, chosen: Chosen, by: EndedBy): Promise<number> {
    const ended = await endSessions(tx, memberId, chosen, { by, now: this.#deps.clock.now() })
    const [merchant] = ended
    if (merchant !== undefined) await publishEvent(tx, { topic: 'session', merchant, id: memberId })
    return ended.length
  }

  /** The session, why there is none any more, or undefined for a pair of halves that never was one. */
  async #look(request: FastifyRequest): Promise<Session | SessionEnd | undefined> {
    const { token } = request.who
    const cookie = sessionCookie(request)
    if (token === undefined || cookie === undefined) return undefined
    const now = this.#deps.clock.now()
    const row = await selectSession(this.#deps.db, hashOf(token), now)
    if (!row || !isSameText(row.cookie_hash, hashOf(cookie))) return undefined
    if (row.merchant !== request.who.brand?.merchant) return undefined
    return (
      endOf(row, now) ?? {
        id: row.id,
        merchant: row.merchant,
        memberId: row.member_id,
        userName: row.account,
        type: row.type,
        browserHash: row.browser_hash,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      }
    )
  }
}

/** Why a session is over; undefined while it lives. */
export function endOf(state: SessionState, now: Date): SessionEnd | undefined {
  if (state.revoked_at !== null) return state.ended_by ?? 'revoked'
  if (state.barred === true) return 'excluded'
  if (state.expires_at <= now) return 'expired'
  return state.status === 'active' ? undefined : 'revoked'
}

/** When a session ends that is renewed now: idle for so long, and never longer than its longest life. */
export function renewedEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS))
}

/** Gives the browser its half; `Secure` wherever the page came over https. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  expires: Date,
): void {
  setOwnCookie(request, reply, { name: 'memberSession', value }, { path: '/', expires })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  clearOwnCookie(request, reply, 'memberSession', { path: '/' })
}

/** The browser's half. */
export function sessionCookie(request: FastifyRequest): string | undefined {
  return ownCookie(request, 'memberSession')
}
