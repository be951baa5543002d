import type { BodyOf } from '@site/shared-api/contract/call'
import type { enterByPasskey } from '@site/shared-api/contract/passkey'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { selectEntering } from '#identity/members/repository'
import { Passkeys } from '#identity/passkeys/passkeys'
import type { RelyingParty } from '#identity/passkeys/relying-party'
import { entranceRefusal } from '#identity/sign-in/login.service'
import type { SignedIn } from '#identity/sign-in/sign-in'
import type { Visitor } from '#identity/session/visitor'
import { perNetwork } from '#operations/index'

/** Many phones share one address of a mobile network. */
const OPTIONS = { subject: 'passkey:options', most: 120, windowMs: 10 * 60 * 1000 }
const TRIES = { subject: 'passkey:entry', most: 100, windowMs: 10 * 60 * 1000 }

/** The way in by a passkey alone: what one has and, as the user is verified, what one is or knows (ACC-21). */
export class PasskeyEntry {
  readonly #platform: Platform
  readonly #passkeys: Passkeys
  constructor(platform: Platform) {
    this.#platform = platform
    this.#passkeys = new Passkeys(platform)
  }

  /** The same for all callers: it reveals nothing about any account. Throws ApiError `too_many_requests`. */
  async options({ merchant }: LiveBrand, party: RelyingParty, { address }: Visitor) {
    await this.#platform.throttle.take(...perNetwork(address, OPTIONS))
    return await this.#passkeys.requestOptions(party, { merchant, purpose: 'enter', memberId: null })
  }

  /** Throws ApiError `passkey_failed`, `too_many_requests`, `account_disabled`, `non_member_login`, `non_agent_login`. */
  async enter(
    brand: LiveBrand,
    party: RelyingParty,
    { assertion, entrance }: BodyOf<typeof enterByPasskey>,
    visitor: Visitor,
  ): Promise<SignedIn> {
    const { db, security, signIn, throttle } = this.#platform
    const { merchant } = brand
    await throttle.take(...perNetwork(visitor.address, TRIES))
    const of = { merchant, purpose: 'enter', memberId: null } as const
    const right = await this.#passkeys.verify(party, assertion, of).catch(async (error: unknown) => {
      if (error instanceof ApiError)
        await security.record(db, visitor, { kind: 'sign_in_failed', merchant, detail: { by: 'passkey' } })
      throw error
    })
    const member = await selectEntering(db, right.memberId)
    const refusal = entranceRefusal(member, entrance)
    if (refusal) throw refusal
    return await db.transaction().execute(async (tx) => {
      await right.use(tx)
      return await signIn.begin(tx, brand, member, visitor, { by: 'passkey' })
    })
  }
}
