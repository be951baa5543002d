import type { LimitKind, LimitPeriod } from '@site/shared-api/contract/play-limit'

export interface LimitTables {
  play_rules: { merchant: string; document: unknown; duplicates: unknown }
  play_limits: {
    member_id: string
    kind: LimitKind
    period: LimitPeriod
    /** The member's own, or one that an operator set for them. */
    owner: 'member' | 'house'
    /** Minor units; of time minutes. */
    amount: bigint
    set_at: Date
  }
  play_limit_requests: {
    member_id: string
    kind: LimitKind
    period: LimitPeriod
    /** Null: no limit any more. */
    amount: bigint | null
    asked_at: Date
    ready_at: Date
    lapses_at: Date
  }
  play_events: {
    id: string
    member_id: string
    at: Date
    /** `member`, or an operator's name. */
    by: string
    what: string
    detail: unknown
  }
}

declare module '#db/tables' {
  interface Tables extends LimitTables {}
}
