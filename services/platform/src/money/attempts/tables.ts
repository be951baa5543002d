import type { Generated } from 'kysely'

export const ATTEMPT_KINDS = ['deposit', 'payout'] as const
export type AttemptKind = (typeof ATTEMPT_KINDS)[number]

/**
 * `ready`: not sent, or certainly not accepted. `sent`: written before the call, which may be on its way. The rest are ends:
 * `unknown` waits for the provider's own word or for two operators, and is never sent again.
 */
export type AttemptState = 'ready' | 'sent' | 'accepted' | 'refused' | 'unknown'

export interface AttemptTables {
  payment_attempts: {
    kind: AttemptKind
    /** Our id, as the provider receives it. */
    id: string
    order_id: string
    provider: string
    state: AttemptState
    /** What the provider calls it. */
    reference: string | null
    /** As a callback named it, until the provider confirms it. */
    claimed_reference: string | null
    /** Of a refusal: the provider's code, or `operator`. */
    reason: string | null
    tries: Generated<number>
    created_at: Date
    sent_at: Date | null
    /** A ready one is not sent before. */
    retry_at: Date | null
    /** When the provider last said that it knows nothing of it. */
    looked_at: Date | null
    ended_at: Date | null
    /** The provider says that what it had paid has failed. */
    failed_at: Date | null
    /** Operators have said what became of that. */
    answered_at: Date | null
  }
  /** What one operator says became of an attempt, until another one says the same. */
  payment_attempt_proposals: {
    kind: AttemptKind
    attempt_id: string
    paid: boolean
    reference: string | null
    evidence: string
    by: string
    at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends AttemptTables {}
}
