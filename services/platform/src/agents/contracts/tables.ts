import type { ContractKind } from '@site/shared-api/contract/agent-fields'
import type { ContractState } from '@site/shared-api/contract/agent-contract'
import type { Generated } from 'kysely'

export interface ContractTables {
  contract_offers: {
    id: string
    merchant: string
    /** Whose pay it is about. */
    member_id: string
    /** With whom; null: with the brand. */
    upline_id: string | null
    kind: ContractKind
    version: number
    offered_by: 'brand' | 'upline' | 'agent'
    /** As stored: an offer that was not answered in time is still `offered`. */
    state: ContractState
    terms: unknown
    /** YYYY-MM-DD where the brand is; of an offer the earliest. */
    effective_from: string
    /** The first day that it holds no more. */
    ended_on: string | null
    note: string | null
    why: string | null
    answers: string | null
    offered_at: Date
    expires_at: Date
    answered_at: Date | null
    /** What copies of before read and write. */
    answer: Generated<'accepted' | 'refused' | null>
  }
}

declare module '#db/tables' {
  interface Tables extends ContractTables {}
}
