import type { BookCheckKind, BOOK_CHECK_STATES } from '@site/shared-api/contract/book-check'

export interface BookCheckTables {
  /** Checks of the books that were run, with what they found. */
  book_checks: {
    id: string
    kind: BookCheckKind
    state: (typeof BOOK_CHECK_STATES)[number]
    whole: boolean
    /** The time that was compared; null for the ledger. */
    since: Date | null
    before: Date | null
    by: string
    at: Date
    ended_at: Date | null
    found: unknown
  }
}

declare module '#db/tables' {
  interface Tables extends BookCheckTables {}
}
