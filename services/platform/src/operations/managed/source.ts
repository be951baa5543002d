import type { ErrorCode } from '@site/shared-api/contract/errors'
import type { ManagedKind } from '@site/shared-api/contract/managed-kinds'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#db/database'

/** A document of any kind, as it is stored and sent. */
export type Content = Record<string, unknown>

/** What keeps a document from being published; `field` is a path in it. */
export interface Problem {
  readonly code: ErrorCode
  readonly field: string
  readonly message: string
}

/** Which document it is, and whose. */
export interface Named {
  /** Of the document in its domain: without the merchant code before it. */
  readonly id: string
  readonly merchant: string | null
}

/** What a document would become. */
export interface Judged extends Named {
  readonly document: unknown
  /** What is live now; undefined where nothing is. */
  readonly before: Content | undefined
}

/** A document that becomes live. */
export interface Applied extends Named {
  readonly document: Content
  readonly before: Content | undefined
  readonly now: Date
}

/**
 * A kind of documents that operators write: `managed` of a file `<name>.managed.ts` in the domain whose tables hold what is
 * live. Drafts, times, history and undo are the mechanism’s.
 */
export interface ManagedSource {
  readonly kind: ManagedKind
  /** Whose documents they are: a brand’s, each called `<merchant>.<id>`; the brand itself; or the whole site’s. */
  readonly owner: 'brand' | 'itself' | 'site'
  /** Whether operators make new ones. */
  readonly mayCreate: boolean
  /** For forms; `judge` decides. */
  readonly schema: z.ZodType
  /** What a new one begins with. */
  blank(now: Date): Content
  /** What it is called in lists. */
  titleOf(document: Content): string
  /** The id of a new one that its document names itself. */
  idOf?(document: Content): string | undefined
  /** Rows (`id`, `merchant`, `title`, `place`) of all that is live, for lists. */
  readonly live: RawBuilder<unknown>
  /** What is live, held until the transaction ends where it is to be changed; undefined where nothing is. */
  read(db: Database, named: Named, hold: boolean): Promise<Content | undefined>
  /** Takes out of a draft what may never be stored. */
  clean?(document: Content): Content
  /** The document as it is made live, or every reason why it cannot be. */
  judge(db: Database, judged: Judged): Promise<{ document: Content } | { problems: readonly Problem[] }>
  /** Makes it live; what it resolves with goes into the audit log. Throws ApiError whose field is a path in the document. */
  apply(tx: Database, change: Applied): Promise<Content>
  /** The page of players on which it is seen, for previews. */
  shownAt?(named: Named, document: Content): string
  /** Takes it away from players; kinds without it are never taken away. */
  remove?(tx: Database, named: Named, now: Date): Promise<void>
}
