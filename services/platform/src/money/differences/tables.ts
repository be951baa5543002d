import type { Generated } from 'kysely'
import type { DifferenceBook, DifferenceEnding } from '@site/shared-api/contract/difference'

export interface DifferenceTables {
  /** Movements of money that differ between our book and a payment company's: one row for each, whatever is reported of it later. */
  book_differences: {
    id: string
    book: DifferenceBook
    provider: string
    receipt: string
    merchant: string | null
    order_id: string | null
    ours: string | null
    theirs: string | null
    currency: string | null
    /** Minor units: how much more came in by their book. */
    delta: bigint
    /** Minor units: what of that has been booked by endings. */
    booked: Generated<bigint>
    /** Of it what is disputed with the company; the rest is the house's. */
    disputed: Generated<bigint>
    /** By the provider's clock, else by ours. */
    moved_at: Date
    found_at: Date
    seen_at: Date
    state: 'open' | 'waiting' | 'closed'
    owner: string | null
    until: Date | null
    ending: DifferenceEnding | 'vanished' | null
    why: string | null
    decided_by: string | null
    decided_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends DifferenceTables {}
}
