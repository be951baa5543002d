import type { Platform } from '#api/platform'
import type { Asker } from '#identity/human-check/asker'
import { isNameTaken, selectInviter } from '#identity/registration/repository'

const WINDOW_MS = 10 * 60 * 1000
/** Names that may be asked for without a bot check, and with each pass. */
const FREE_ASKS = 12
const MOST_ASKS = 200
const MOST_CODES = 60

/** Questions of a form that is being filled in: they tell what exists, so they are slowed (decisions). */
export class NameChecks {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Throws ApiError `bot_check_required` after a few, `bot_check_failed`, `too_many_requests`. */
  async isFree(asker: Asker, username: string, pass: string | undefined): Promise<boolean> {
    const { db, humanChecks, throttle } = this.#platform
    const all = { subject: `name:all:${asker.address}`, most: MOST_ASKS, windowMs: WINDOW_MS }
    await throttle.take(all)
    const subject = `name:free:${asker.address}`
    if ((await throttle.count({ subject, windowMs: WINDOW_MS })) > FREE_ASKS) {
      await humanChecks.requirePass(asker, pass, 'slider')
      await throttle.forget(subject)
    }
    return !(await isNameTaken(db, asker.merchant, username))
  }

  /** Whether somebody invites by this code; throws ApiError `too_many_requests`. */
  async isInvitation({ address, merchant }: Asker, code: string): Promise<boolean> {
    const { db, throttle } = this.#platform
    await throttle.take({ subject: `invitation:${address}`, most: MOST_CODES, windowMs: WINDOW_MS })
    return (await selectInviter(db, merchant, code)) !== undefined
  }
}
