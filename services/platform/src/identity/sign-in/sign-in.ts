import { flagOn } from '@site/config'
import type { SecondWay } from '@site/shared-api/contract/second-factor'
import type { StartedSession } from '@site/shared-api/contract/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setOwnCookie } from '#api/own-cookie'
import type { Database } from '#db/database'
import { inOneStatement } from '#db/one-statement'
import type { Deps } from '#deps'
import type { LiveBrand } from '#brands/index'
import type { Exclusions } from '#care/index'
import type { Browsers } from '#identity/devices/browsers'
import { hashOf } from '#api/hash-of'
import { noteLogin } from '#identity/members/repository'
import type { SecurityLog } from '#identity/security/security-log'
import { setSessionCookie, type NewSession, type SessionService } from '#identity/session/service'
import { endSessions } from '#identity/session/session.repository'
import type { Visitor } from '#identity/session/visitor'

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

/** How a member has proved who they are. */
export type WayIn =
  'username' | 'remembered' | 'sms' | 'firebase' | 'google' | 'facebook' | 'registration' | 'passkey'

export interface How {
  by: WayIn
  /** By what the second step was made, where there was one. */
  second?: SecondWay
  /** As in Browsers.note. */
  remember?: boolean | undefined
  deviceToken?: string
  /** What else is written with the session; reads nothing. */
  along?: ((batch: Database) => Promise<void>) | undefined
}

/** The one place where members' sessions begin: new halves at every sign-in, whatever the browser brought along. */
export class SignIn {
  readonly #deps: Deps
  readonly #sessions: SessionService
  readonly #browsers: Browsers
  readonly #log: SecurityLog
  readonly #exclusions: Exclusions
  constructor(
    deps: Deps,
    services: { sessions: SessionService; browsers: Browsers; security: SecurityLog; exclusions: Exclusions },
  ) {
    this.#deps = deps
    this.#sessions = services.sessions
    this.#browsers = services.browsers
    this.#log = services.security
    this.#exclusions = services.exclusions
  }

  /** Begins a session, in one statement where the brand does not end others (`endsOthers`), else within `tx`. Answer it with `answerSignIn`. Throws ApiError `self_excluded`, whatever way was taken (MEM-09). */
  async begin(
    tx: Database,
    brand: LiveBrand,
    member: EnteringMember,
    visitor: Visitor,
    how: How,
  ): Promise<SignedIn> {
    const { merchant } = brand
    const memberId = member.id
    const who = { id: memberId, merchant }
    const excluded = await this.#exclusions.refusal(tx, who, brand.document.timeZone)
    if (excluded) throw excluded
    const now = this.#deps.clock.now()
    const browser = await this.#browsers.valueOf(tx, visitor)
    const previousHash = browser === visitor.browser ? hashOf(browser) : undefined
    if (endsOthers(brand)) await this.#sessions.end(tx, member.id, {}, 'elsewhere')
    const { credential, deviceToken = how.deviceToken } = await inOneStatement(tx, async (batch) => {
      // A browser has one session at a time: its cookie is one. No event is needed: its tabs have the new one.
      if (previousHash !== undefined)
        await endSessions(batch, member.id, { browserHash: previousHash }, { by: 'logout', now })
      await noteLogin(batch, member.id, now)
      await this.#deps.outbox.record(batch, { topic: 'session.started', merchant, payload: { memberId } })
      const noted = await this.#browsers.note(batch, who, { ...visitor, browser }, how.remember)
      const from = { address: visitor.address, device: visitor.device, browserHash: noted.browserHash }
      const detail = {
        by: how.by,
        ...(how.second !== undefined && { second: how.second }),
        ...(visitor.country !== undefined && { country: visitor.country }),
      }
      const event = { kind: 'signed_in', merchant, memberId, detail } as const
      await this.#log.record(batch, visitor, event)
      await how.along?.(batch)
      return { ...noted, credential: await this.#sessions.start(batch, who, from) }
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

/** Whether a sign-in ends the member's sessions elsewhere; then it is more than one statement. */
export const endsOthers = (brand: LiveBrand): boolean => flagOn(brand.document, 'SINGLELOGIN3')

/** Gives the browser its cookies and returns what the call answers. */
export function answerSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, credential, browser }: SignedIn,
): StartedSession {
  void reply.header('Cache-Control', 'no-store')
  setSessionCookie(request, reply, credential.cookie, credential.expiresAt)
  const kept = { path: '/wps', maxAge: BROWSER_KEPT_SECONDS }
  setOwnCookie(request, reply, { name: 'memberBrowser', value: browser }, kept)
  return value
}
