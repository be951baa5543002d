import type { Platform } from '#api/platform'
import type { Requester } from '#identity/human-check/requester'
import { perNetwork } from '#operations/index'
import { findInvitation } from '#agents/index'
import { isNameTaken } from '#identity/registration/repository'

const WINDOW_MS = 10 * 60 * 1000
/** Names that may be checked without a bot check, and with each pass. */
const FREE = { subject: 'name:free', most: 12, windowMs: WINDOW_MS }
const ALL = { subject: 'name:all', most: 200, windowMs: WINDOW_MS }
const INVITATIONS = { subject: 'invitation', most: 60, windowMs: WINDOW_MS }

/** Checks of a form that is being filled in: they reveal what exists, so they are throttled (decisions). */
export class NameChecks {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Throws ApiError `bot_check_required` after a few, `bot_check_failed`, `too_many_requests`. */
  async isFree(requester: Requester, username: string, pass: string | undefined): Promise<boolean> {
    const { db, humanChecks, throttle } = this.#platform
    await throttle.take(...perNetwork(requester.address, ALL))
    const free = perNetwork(requester.address, FREE)
    if ((await throttle.ask(...free)).isRefused) {
      await humanChecks.requirePass(requester, pass, 'slider')
      await throttle.forget(...free)
    }
    return !(await isNameTaken(db, requester.merchant, username))
  }

  /** Whether the code is a member's invitation code; throws ApiError `too_many_requests`. */
  async isInvitation({ address, merchant }: Requester, code: string): Promise<boolean> {
    const { db, throttle } = this.#platform
    await throttle.take(...perNetwork(address, INVITATIONS))
    return (await findInvitation(db, merchant, code)) !== undefined
  }
}
