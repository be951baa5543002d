import { hashOf } from '#api/hash-of'
import type { Clock } from '#deps'
import type { Keyed } from '#operations/index'

/** Longer than a visit of a page; after that the page requests a new address. */
const GOOD_FOR_MS = 30 * 60 * 1000
/** Addresses change once in so long, so that a browser shows again what it has. */
const STEP_MS = 10 * 60 * 1000

/** The query parameters of an address. */
export interface Signed {
  readonly until: number
  readonly sign: string
}

/**
 * Addresses of files for one browser: signed over the file, the end and the cookie half of the requester. The address alone,
 * from a log or a link that was passed on, opens nothing; neither does the cookie alone.
 */
export class PrivateAddresses {
  readonly #keyed: Keyed
  readonly #clock: Clock
  readonly #use: string
  constructor({ keyed, clock }: { keyed: Keyed; clock: Clock }, use: string) {
    this.#keyed = keyed
    this.#clock = clock
    this.#use = `file:${use}`
  }

  /** `path` with its end and its signature. */
  sign(path: string, id: string, cookie: string | undefined): string {
    const now = this.#clock.now().getTime()
    const until = Math.ceil((now + GOOD_FOR_MS) / STEP_MS) * STEP_MS
    const sign = this.#keyed.fingerprint(this.#use, id, String(until), hashOf(cookie ?? ''))
    return `${path}?until=${until}&sign=${sign}`
  }

  /** Whether the browser with this cookie was given this address, and it still holds. */
  fits(id: string, { until, sign }: Signed, cookie: string | undefined): boolean {
    if (cookie === undefined || until < this.#clock.now().getTime()) return false
    return this.#keyed.fits(sign, this.#use, id, String(until), hashOf(cookie))
  }
}
