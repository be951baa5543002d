import { networksOf } from '@site/service-kit/network-of'

const MINUTE_MS = 60_000

interface Limits {
  /** A minute, of one address of IPv4 or one /64 of IPv6. */
  readonly perNetwork: number
  /** A minute, of all together. */
  readonly altogether: number
}

/** How many reports are taken in a minute; the networks are forgotten with it. */
export class NetworkLimit {
  readonly #limits: Limits
  readonly #now: () => number
  readonly #counts = new Map<string, number>()
  #since: number
  #all = 0
  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
    this.#since = now()
  }

  /** Counts one; false where it is one too many. */
  take(address: string): boolean {
    if (this.#now() - this.#since >= MINUTE_MS) {
      this.#since = this.#now()
      this.#all = 0
      this.#counts.clear()
    }
    if (this.#all >= this.#limits.altogether) return false
    for (const { name, share } of networksOf(address)) {
      const count = (this.#counts.get(name) ?? 0) + 1
      if (count > this.#limits.perNetwork * share) return false
      this.#counts.set(name, count)
    }
    this.#all += 1
    return true
  }
}
