import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import {
  deleteEndedSessions,
  extendSession,
  insertSession,
  revokeOthers,
  revokeSession,
  selectSession,
} from '#modules/session/session.repository'

/** The cookie half of the credential (architecture: session). */
export const SESSION_COOKIE = 'MC_SID'

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
  createdAt: Date
  expiresAt: Date
}

/** Both halves of a new credential; only their hashes are stored. */
export interface NewSession {
  cookie: string
  token: string
  expiresAt: Date
}

/** Sessions as rows, found by two halves: the cookie a script cannot read and the token a forged request does not have. */
export class SessionService {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  async start(
    db: Database,
    member: { id: string; merchant: string },
    from: { address: string; device: string | undefined },
  ): Promise<NewSession> {
    const { clock, randomness } = this.#deps
    const now = clock.now()
    const cookie = randomness.token(HALF_BYTES)
    const token = randomness.token(HALF_BYTES)
    const expiresAt = new Date(now.getTime() + IDLE_MS)
    await insertSession(db, {
      id: randomness.uuid(),
      merchant: member.merchant,
      member_id: member.id,
      cookie_hash: hash(cookie),
      token_hash: hash(token),
      device: from.device ?? null,
      address: from.address,
      created_at: now,
      renewed_at: now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    await deleteEndedSessions(db, new Date(now.getTime() - KEPT_AFTER_END_MS))
    return { cookie, token, expiresAt }
  }

  /** The session of a request; ApiError `login_required` without a token, `session_ended` when it is not alive. */
  async require(request: FastifyRequest): Promise<Session> {
    if (request.who.token === undefined) throw new ApiError('login_required')
    const session = await this.find(request)
    if (!session) throw new ApiError('session_ended')
    return session
  }

  /** The live session of a request, if both halves fit the brand that is asked. */
  async find(request: FastifyRequest): Promise<Session | undefined> {
    const { token } = request.who
    const cookie = request.cookies[SESSION_COOKIE]
    if (token === undefined || cookie === undefined) return undefined
    const row = await selectSession(this.#deps.db, hash(token))
    if (!row || !sameText(row.cookie_hash, hash(cookie))) return undefined
    const now = this.#deps.clock.now()
    if (row.revoked_at !== null || row.expires_at <= now || row.status !== 'active') return undefined
    if (row.merchant !== request.who.brand?.merchant) return undefined
    return {
      id: row.id,
      merchant: row.merchant,
      memberId: row.member_id,
      userName: row.account,
      type: row.type,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }
  }

  /** Moves the end forward, never beyond the longest life of a session. Returns the new end. */
  async renew(session: Session): Promise<Date> {
    const now = this.#deps.clock.now()
    const expiresAt = renewedEnd(session.createdAt, now)
    await extendSession(this.#deps.db, session.id, { now, expiresAt })
    return expiresAt
  }

  /** Ends every session of a member but one; how many. */
  async endOthers(db: Database, memberId: string, keepId?: string): Promise<number> {
    return await revokeOthers(db, memberId, keepId, this.#deps.clock.now())
  }

  async revoke(session: Session): Promise<void> {
    await revokeSession(this.#deps.db, session.id, this.#deps.clock.now())
  }
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
  void reply.setCookie(SESSION_COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires,
  })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  })
}

function hash(half: string): string {
  return createHash('sha256').update(half).digest('base64url')
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
