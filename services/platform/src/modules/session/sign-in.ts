import type { StartedSession } from '@site/shared-api/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import type { LiveBrand } from '#modules/brands/service'
import type { Browsers } from '#modules/devices/browsers'
import { noteLogin } from '#modules/members/repository'
import type { SecurityLog } from '#modules/security/security-log'
import { setSessionCookie, type NewSession, type SessionService } from '#modules/session/service'
import { endSessions } from '#modules/session/session.repository'
import { BROWSER_COOKIE, type Visitor } from '#modules/session/visitor'

/** Browsers keep no cookie longer (400 days). */
const BROWSER_KEPT_SECONDS = 400 * 24 * 60 * 60

export interface EnteringMember {
  id: string
  account: string
  type: number
  last_login_at: Date | null
}

export interface SignedIn {
  value: StartedSession
  credential: NewSession
  browser: string
}

/** By what somebody has shown who they are. */
export type WayIn = 'username' | 'remembered' | 'sms' | 'firebase' | 'google' | 'facebook' | 'registration'

/** The one place where members' sessions begin: new halves at every sign-in, whatever the browser brought along. */
export class SignIn {
  readonly #deps: Deps
  readonly #sessions: SessionService
  readonly #browsers: Browsers
  readonly #log: SecurityLog
  constructor(deps: Deps, services: { sessions: SessionService; browsers: Browsers; security: SecurityLog }) {
    this.#deps = deps
    this.#sessions = services.sessions
    this.#browsers = services.browsers
    this.#log = services.security
  }

  /** Begins a session within `tx`; `remember` as in Browsers.note. Answer it with `answerSignIn`. */
  async begin(
    tx: Database,
    brand: LiveBrand,
    member: EnteringMember,
    visitor: Visitor,
    how: { by: WayIn; remember?: boolean | undefined; deviceToken?: string },
  ): Promise<SignedIn> {
    const who = { id: member.id, merchant: brand.merchant }
    const now = this.#deps.clock.now()
    await noteLogin(tx, member.id, now)
    await this.#deps.outbox.record(tx, {
      topic: 'session.started',
      merchant: brand.merchant,
      payload: { memberId: member.id },
    })
    const {
      browser,
      browserHash,
      deviceToken = how.deviceToken,
    } = await this.#browsers.note(tx, who, visitor, how.remember)
    // A browser has one session at a time: its cookie is one. It needs no telling, its tabs have the new one.
    if (browser === visitor.browser) await endSessions(tx, member.id, { browserHash }, { by: 'logout', now })
    if (brand.document.flags.SINGLELOGIN3 === 1) await this.#sessions.end(tx, member.id, {}, 'elsewhere')
    const from = { address: visitor.address, device: visitor.device, browserHash }
    const credential = await this.#sessions.start(tx, who, from)
    await this.#log.record(tx, visitor, {
      kind: 'signed_in',
      merchant: brand.merchant,
      memberId: member.id,
      detail: { by: how.by },
    })
    const value = {
      token: credential.token,
      userName: member.account,
      type: member.type,
      firstTimeLogin: member.last_login_at === null,
      merchantCode: brand.merchant,
      expiresAt: credential.expiresAt.toISOString(),
      ...(deviceToken !== undefined && { deviceToken }),
    }
    return { value, credential, browser }
  }
}

/** Gives the browser its cookies and returns what the call answers. */
export function answerSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, credential, browser }: SignedIn,
): StartedSession {
  void reply.header('Cache-Control', 'no-store')
  setSessionCookie(request, reply, credential.cookie, credential.expiresAt)
  void reply.setCookie(BROWSER_COOKIE, browser, {
    path: '/wps',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: BROWSER_KEPT_SECONDS,
  })
  return value
}
