import type { Database } from '#db/database'
import { Tidy } from '#db/tidy'
import type { Deps } from '#deps'
import {
  deleteUnused,
  forgetTokens,
  hasBrowser,
  isKnownBrowser,
  lockByToken,
  noteBrowser,
  rotateToken,
  type ChosenBrowsers,
} from '#identity/devices/repository'
import { hashOf } from '#api/hash-of'
import type { Visitor } from '#identity/session/visitor'

const SECRET_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1000
/** A remembered browser that is not used for so long has to sign in by password again. */
export const REMEMBERED_MS = 90 * DAY_MS
/** For so long a browser that was signed in to an account counts as the player's own (ACC-21). */
export const KNOWN_MS = 180 * DAY_MS
/** Two tabs may use the same token, and an answer may be lost: for so long the one before holds as well. */
const PREVIOUS_TOKEN_MS = 60_000

/** What a device token opened. */
export type Redeemed =
  | { status: 'in'; memberId: string; deviceToken: string }
  /** A copy of a token that was used long ago, held by another person; it opens nothing any more. */
  | { status: 'reused'; memberId: string }
  | { status: 'unknown' }

export interface NotedBrowser {
  browserHash: string
  deviceToken?: string
}

/** Browsers that members use: known ones pass the throttle of guesses, remembered ones sign in by a device token. */
export class Browsers {
  readonly #deps: Deps
  readonly #tidy = new Tidy()
  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The browser's hash, if the account's member has signed in from it before; one query, whether there is such an account or not. */
  async knownTo(merchant: string, account: string, browser: string | undefined): Promise<string | undefined> {
    if (browser === undefined) return undefined
    const browserHash = hashOf(browser)
    const since = this.#before(KNOWN_MS)
    return (await hasBrowser(this.#deps.db, { merchant, account, browserHash, since }))
      ? browserHash
      : undefined
  }

  /** The browser's own value, or a new one: a value that this platform never gave may have been planted. */
  async valueOf(tx: Database, { browser }: Visitor): Promise<string> {
    const known = browser !== undefined && (await isKnownBrowser(tx, hashOf(browser)))
    return known ? browser : this.#deps.randomness.token(SECRET_BYTES)
  }

  /** Notes a sign-in from `browser`, a value of `valueOf`; `remember` true makes a device token, false takes it away, undefined leaves it as it is. Only writes. */
  async note(
    tx: Database,
    member: { id: string; merchant: string },
    { address, device, browser }: Visitor & { browser: string },
    remember: boolean | undefined,
  ): Promise<NotedBrowser> {
    const { clock, randomness } = this.#deps
    const now = clock.now()
    const browserHash = hashOf(browser)
    const deviceToken = remember === true ? randomness.token(SECRET_BYTES) : undefined
    const row = {
      id: randomness.uuid(),
      merchant: member.merchant,
      member_id: member.id,
      browser_hash: browserHash,
      device: device ?? null,
      address,
      created_at: now,
      used_at: now,
    }
    await noteBrowser(tx, row, remember === false ? null : deviceToken && hashOf(deviceToken))
    if (this.#tidy.isDue()) await deleteUnused(tx, this.#before(KNOWN_MS))
    return { browserHash, ...(deviceToken !== undefined && { deviceToken }) }
  }

  /** Takes a device token of this very browser and gives the next one: each is good for one sign-in. */
  async redeem(
    tx: Database,
    input: { merchant: string; account: string; token: string; browser: string | undefined },
  ): Promise<Redeemed> {
    const { clock, randomness } = this.#deps
    const tokenHash = hashOf(input.token)
    const row = await lockByToken(tx, input.merchant, tokenHash)
    if (!row || input.browser === undefined || row.browser_hash !== hashOf(input.browser))
      return { status: 'unknown' }
    if (row.account.toLowerCase() !== input.account.toLowerCase()) return { status: 'unknown' }
    if (row.used_at <= this.#before(REMEMBERED_MS)) return { status: 'unknown' }
    const isPrevious = row.token_hash !== tokenHash
    if (isPrevious && (row.rotated_at === null || row.rotated_at <= this.#before(PREVIOUS_TOKEN_MS))) {
      await forgetTokens(tx, row.memberId, { id: row.id })
      return { status: 'reused', memberId: row.memberId }
    }
    const deviceToken = randomness.token(SECRET_BYTES)
    const previousHash = row.token_hash
    await rotateToken(tx, row.id, { tokenHash: hashOf(deviceToken), previousHash, now: clock.now() })
    return { status: 'in', memberId: row.memberId, deviceToken }
  }

  /** Forgets remembered browsers of a member, all of them where none is chosen; the number of them. */
  forget(tx: Database, memberId: string, chosen: ChosenBrowsers = {}): Promise<number> {
    return forgetTokens(tx, memberId, chosen)
  }

  #before(ms: number): Date {
    return new Date(this.#deps.clock.now().getTime() - ms)
  }
}
