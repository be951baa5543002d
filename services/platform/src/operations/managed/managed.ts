import type { ManagedDocument } from '@site/shared-api/contract/managed'
import { isMoneyRule, type ManagedKind } from '@site/shared-api/contract/managed-kinds'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Facts } from '#db/signals/facts'
import type { Deps } from '#deps'
import { makeLive, refuse, type Doing } from '#operations/managed/publish'
import { lockManaged } from '#operations/managed/repository'
import type { Content, ManagedSource } from '#operations/managed/source'
import { isKnown, standingOf, type Standing } from '#operations/managed/standing'
import { viewOf } from '#operations/managed/view'

export type ManagedDeps = Pick<Deps, 'clock' | 'db' | 'randomness'> & { facts: Facts }

/** What is done to a document under its lock. */
export type Work = (tx: Database, standing: Standing, doing: Doing) => Promise<void>

/** The documents of every kind, and the one way in which they are changed (PLT-05, PLT-08). */
export class Managed {
  readonly #deps: ManagedDeps
  readonly #sources: ReadonlyMap<ManagedKind, ManagedSource>
  constructor(deps: ManagedDeps, sources: ReadonlyMap<ManagedKind, ManagedSource>) {
    this.#deps = deps
    this.#sources = sources
  }

  get sources(): readonly ManagedSource[] {
    return [...this.#sources.values()]
  }

  /** Throws ApiError `not_found` for a kind that no domain brings. */
  source(kind: ManagedKind): ManagedSource {
    const source = this.#sources.get(kind)
    if (!source) throw new ApiError('not_found', { field: 'kind' })
    return source
  }

  /** Throws ApiError `document_unknown`. */
  async get(kind: ManagedKind, id: string): Promise<ManagedDocument> {
    const standing = await standingOf(this.#deps.db, this.source(kind), id)
    if (!isKnown(standing)) throw new ApiError('document_unknown', { field: 'id' })
    return await viewOf(this.#deps.db, standing)
  }

  /**
   * For tools that switch one thing: makes live what `change` makes of what is live, whatever is drafted. Throws Error for a rule
   * that money depends on, which two people make live.
   */
  async put(
    actor: string,
    { kind, id, action }: { kind: ManagedKind; id: string; action: string },
    change: (live: Content | undefined) => Content,
  ): Promise<Content> {
    if (isMoneyRule(kind)) throw new Error(`${kind} is published by two people, not by a tool`)
    const source = this.source(kind)
    let made: Content = {}
    await this.held(source, id, actor, async (tx, standing, doing) => {
      const document = change(standing.live)
      const judged = await source.judge(tx, { ...standing.named, document, before: standing.live })
      if ('problems' in judged) refuse(judged.problems)
      made = judged.document
      await makeLive(tx, standing, made, { ...doing, did: 'published', also: {}, action })
    })
    return made
  }

  /** Works in a transaction on a document under its lock, and invalidates the pages that show it. */
  async held(source: ManagedSource, id: string, actor: string, work: Work): Promise<ManagedDocument> {
    const { clock, db, facts } = this.#deps
    const view = await db.transaction().execute(async (tx) => {
      const row = await lockManaged(tx, source.kind, id)
      await work(tx, await standingOf(tx, source, id, { row }), { actor, now: clock.now() })
      return await viewOf(tx, await standingOf(tx, source, id))
    })
    facts.changed()
    return view
  }
}
