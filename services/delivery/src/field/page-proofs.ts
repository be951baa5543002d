import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Longer than most pages are open; later reports are not counted. */
const GOOD_FOR_SECONDS = 2 * 60 * 60
/** Pages whose reports are remembered at most; what was given before the oldest forgotten one is good for nothing more. */
const MOST_PAGES = 20_000
const SECOND_MS = 1_000
const NUMBER_BYTES = 9
const MAC_CHARACTERS = 22
const SHAPE = /^([0-9a-z]{1,8})\.([\w-]{12})\.([\w-]{22})$/

/** A page that was served, and what it has reported so far. */
interface Page {
  readonly given: number
  readonly reported: Set<string>
}

interface Signed {
  readonly merchant: string
  readonly releases: PageReleases
  readonly given: string
  readonly number: string
}

interface Options {
  /** Of the house: what one copy gave every other one knows. */
  readonly token: () => string | undefined
  readonly now?: () => number
}

/** The modules of a page with their versions, the shell too, as its report names them. */
export type PageReleases = Readonly<Record<string, string>>

/** A key that differs for each set of releases. */
export const releasesKey = (releases: PageReleases): string =>
  Object.entries(releases)
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(' ')

/**
 * Proofs that a report is of a page that was served here (MOD-11): a number of the page alone, signed for its brand and its
 * releases, with nothing of its visitor. Each thing is counted once for a page, by each instance that receives it.
 */
export class PageProofs {
  readonly #token: Options['token']
  readonly #now: () => number
  readonly #pages = new Map<string, Page>()
  #notBefore = -1
  constructor({ token, now = Date.now }: Options) {
    this.#token = token
    this.#now = now
  }

  /** A new one; undefined while there is nothing to sign with. */
  give(merchant: string, releases: PageReleases): string | undefined {
    const given = this.#seconds().toString(36)
    const number = randomBytes(NUMBER_BYTES).toString('base64url')
    const mac = this.#mac({ merchant, releases, given, number })
    return mac === undefined ? undefined : [given, number, mac].join('.')
  }

  /**
   * Whether something is reported of a page for the first time; undefined where the proof is of no page of this brand with these
   * releases, or too old.
   */
  reader(proof: unknown, merchant: string, releases: PageReleases): ((what: string) => boolean) | undefined {
    const [, text = '', number = '', mac = ''] = SHAPE.exec(typeof proof === 'string' ? proof : '') ?? []
    const expected = this.#mac({ merchant, releases, given: text, number })
    if (mac === '' || expected === undefined || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected)))
      return undefined
    const given = Number.parseInt(text, 36)
    const page = this.#pages.get(number) ?? { given, reported: new Set() }
    if (this.#seconds() - given > GOOD_FOR_SECONDS) return undefined
    if (given <= this.#notBefore && !this.#pages.has(number)) return undefined
    this.#pages.set(number, page)
    this.#forget()
    return (what) => !page.reported.has(what) && page.reported.add(what) === page.reported
  }

  #forget(): void {
    for (const [number, { given }] of this.#pages) {
      if (this.#pages.size <= MOST_PAGES) return
      this.#pages.delete(number)
      this.#notBefore = Math.max(this.#notBefore, given)
    }
  }

  #seconds(): number {
    return Math.floor(this.#now() / SECOND_MS)
  }

  #mac({ given, merchant, number, releases }: Signed): string | undefined {
    const token = this.#token()
    if (token === undefined || token === '') return undefined
    return createHmac('sha256', `pages that tell ${token}`)
      .update([merchant, given, number, releasesKey(releases)].join(' '))
      .digest('base64url')
      .slice(0, MAC_CHARACTERS)
  }
}
