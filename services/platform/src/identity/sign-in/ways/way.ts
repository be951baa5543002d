import type { loginPayload } from '@site/shared-api/contract/session'
import type { z } from 'zod'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import type { EnteringMember } from '#identity/sign-in/sign-in'
import type { Visitor } from '#identity/session/visitor'

export type LoginPayloadRead = z.output<typeof loginPayload>

/** A member who has proved who they are; the entrance and the account's state are still to be checked. */
export interface Entering {
  member: EnteringMember & { status: 'active' | 'disabled' }
  /** The next device token of a remembered login. */
  deviceToken?: string
  /** Takes the guess back, which was right whatever becomes of it; reads nothing. */
  forgive?: (batch: Database) => Promise<void>
  /** What else becomes true with the session, in its transaction. */
  settle?(tx: Database): Promise<void>
}

/** One way to show who one is; throws ApiError where it is not shown. */
export interface Way {
  enter(brand: LiveBrand, payload: LoginPayloadRead, visitor: Visitor): Promise<Entering>
}
