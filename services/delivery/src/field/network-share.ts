import { networksOf } from '@site/service-kit/network-of'

/** The largest share of a comparison's reports that one network may send. */
const SHARE = 0.25
/** So many pages of each network count before there is anything to have a share of. */
const LEAST = 5
/** Networks that are remembered of a comparison at most; reports of others are left out. */
const MOST_NETWORKS = 50_000
/** Comparisons that are remembered: what is live and each canary, of now and of a while ago. */
const MOST_COMPARISONS = 20

interface PageCounts {
  all: number
  readonly networks: Map<string, number>
}

/** Which pages decide about a release: those of many networks, never most of them of one (MOD-11). */
export class NetworkShare {
  readonly #counts = new Map<string, PageCounts>()

  /** Counts a page of these releases; false where its network has used its share of them. */
  take(address: string, releases: string): boolean {
    const counts = this.#of(releases)
    const names = networksOf(address)
    const isOver = names.some(({ name, share }) => {
      const count = counts.networks.get(name)
      if (count === undefined) return counts.networks.size >= MOST_NETWORKS
      return count >= LEAST * share && count > Math.min(1, SHARE * share) * counts.all
    })
    if (isOver) return false
    for (const { name } of names) counts.networks.set(name, (counts.networks.get(name) ?? 0) + 1)
    counts.all += 1
    return true
  }

  #of(releases: string): PageCounts {
    const counts = this.#counts.get(releases) ?? { all: 0, networks: new Map() }
    // The one reported last is moved to the end.
    this.#counts.delete(releases)
    this.#counts.set(releases, counts)
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > MOST_COMPARISONS && oldest !== undefined) this.#counts.delete(oldest)
    return counts
  }
}
