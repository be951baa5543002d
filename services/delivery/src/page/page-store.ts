import type { Brand } from '@site/config/schema'
import { sameFacts, type Facts } from '#plan/first-data.ts'
import type { Page } from './make-page.ts'
import { createBodies, type Bodies } from './bodies.ts'

/** So long a page is sent without asking whether what it says is still so. */
const FRESH_MS = 1_000
/** How long at most it is sent while its facts are fetched again: after that a request waits for them. */
const USABLE_MS = 60_000
/** Pages kept at most: of bare addresses, and apart from them of addresses with a query, which any client can make up. */
const MOST = { bare: 300, withQuery: 150 }

/** What a page is kept by, and how it is made and checked. */
export interface Wanted {
  readonly key: string
  /** Whether its address has parameters. */
  readonly hasQuery: boolean
  readonly brand: Brand
  /** Of the releases and the brand: with another one the page is made anew before it is sent. */
  readonly revision: string
  make(): Promise<Page>
  facts(): Promise<Facts>
}

/** A page with its compressed forms. */
export interface KeptPage {
  readonly page: Page
  readonly bodies: Bodies
}

interface Kept extends KeptPage {
  readonly revision: string
  /** When its facts were known to be so. */
  at: number
  /** When they were last fetched; no more often than it stays fresh. */
  lookedAt: number
}

/** Pages that are the same for many, made once, and again in the background when their facts change. */
export interface PageStore {
  get(wanted: Wanted): Promise<KeptPage>
}

const now = (): number => performance.now()

export function createPageStore(onProblem: (message: string) => void): PageStore {
  const caches = { bare: new Map<string, Kept>(), withQuery: new Map<string, Kept>() }
  const making = new Map<string, Promise<Kept>>()

  async function make(wanted: Wanted): Promise<Kept> {
    const page = await wanted.make()
    const { revision } = wanted
    const kept = { page, bodies: createBodies(page.html), revision, at: now(), lookedAt: now() }
    const cache = wanted.hasQuery ? caches.withQuery : caches.bare
    cache.delete(wanted.key)
    cache.set(wanted.key, kept)
    const most = wanted.hasQuery ? MOST.withQuery : MOST.bare
    for (const oldest of cache.keys()) if (cache.size > most) cache.delete(oldest)
    return kept
  }

  /** Concurrent requests for the same share one. */
  function made(wanted: Wanted): Promise<Kept> {
    const key = `${wanted.revision} ${wanted.key}`
    const running = making.get(key) ?? make(wanted).finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  async function renew(kept: Kept, wanted: Wanted): Promise<void> {
    kept.lookedAt = now()
    try {
      if (kept.page.whole && sameFacts(await wanted.facts(), kept.page.facts)) kept.at = now()
      else await made(wanted)
    } catch (error) {
      onProblem(`page: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return {
    async get(wanted) {
      const cache = wanted.hasQuery ? caches.withQuery : caches.bare
      const kept = cache.get(wanted.key)
      if (kept === undefined || kept.revision !== wanted.revision) return await made(wanted)
      if (now() - kept.at > USABLE_MS) return await made(wanted)
      if (now() - kept.lookedAt > FRESH_MS) void renew(kept, wanted)
      return kept
    },
  }
}
