import type { PayKind, PayState } from '@site/shared-api/contract/agent-fields'
import type { Generated } from 'kysely'

export interface PayTables {
  agent_pays: {
    id: string
    merchant: string
    agent_id: string
    kind: PayKind
    /** `2026-11-24`, `2026-11-24T13` or `2026-11-01/2026-11-15`, where the brand is. */
    period: string
    currency: string
    contract_id: string | null
    /** Minor units, as the following. */
    basis: bigint
    active: number
    rate: number
    passed_on: bigint
    amount: bigint
    corrected: Generated<bigint>
    state: PayState
    at: Date
    paid_at: Date | null
    entry_id: string | null
  }
  agent_corrections: {
    id: string
    pay_id: string
    amount: bigint
    entry_id: string
    made_by: string
    why: string
    at: Date
  }
  agent_runs: {
    id: string
    merchant: string
    kind: PayKind
    period: string
    /** `system` at the end of a period. */
    asked_by: string
    differs: Generated<number>
    currency: string
    at: Date
    ended_at: Date | null
  }
  agent_signals: {
    id: string
    merchant: string
    agent_id: string
    member_id: string
    other_id: string
    kind: 'device' | 'card'
    state: Generated<'open' | 'cleared' | 'confirmed'>
    at: Date
    decided_at: Date | null
    decided_by: string | null
    why: string | null
  }
}

declare module '#db/tables' {
  interface Tables extends PayTables {}
}
