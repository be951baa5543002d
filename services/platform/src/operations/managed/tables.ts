import type { ManagedAction, ManagedKind } from '@site/shared-api/contract/managed-kinds'
import type { Generated } from 'kysely'

export interface ManagedTables {
  managed_documents: {
    kind: ManagedKind
    id: string
    merchant: string | null
    /** Of the draft where there is one, for lists and their search. */
    title: string
    /** Raised by every change here. */
    rev: Generated<number>
    /** The last one that was made live; 0 before the first. */
    version: Generated<number>
    draft: unknown
    /** What was live when the draft was begun: null where nothing was. */
    draft_base: unknown
    draft_at: Date | null
    draft_by: string | null
    scheduled: unknown
    scheduled_base: unknown
    scheduled_at: Date | null
    scheduled_by: string | null
    publish_at: Date | null
    changed_at: Date
    changed_by: string
    did: ManagedAction
  }
  managed_history: {
    id: Generated<bigint>
    kind: ManagedKind
    document_id: string
    at: Date
    actor: string
    did: ManagedAction
    version: number | null
    document: unknown
    detail: unknown
  }
}

declare module '#db/tables' {
  interface Tables extends ManagedTables {}
}
