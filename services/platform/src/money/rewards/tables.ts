import type { MallState } from '@site/shared-api/contract/mall'
import type { GoodKind } from '@site/shared-api/contract/reward-documents'
import type { GrantSource } from '@site/shared-api/contract/reward'
import type { Generated } from 'kysely'

/** As a grant is stored; what is over is open with its time behind it. */
export type StoredGrantState = 'proposed' | 'open' | 'claimed' | 'taken-back'

export interface RewardTables {
  vip_standings: { member_id: string; merchant: string; since: string; judged_on: string }
  vip_changes: {
    member_id: string
    day: string
    merchant: string
    from_level: number
    to_level: number
    figures: unknown
  }
  reward_rules: { merchant: string; document: unknown }
  /** The last day of a brand whose end was worked through, by what was done then. */
  day_ends: { merchant: string; task: string; day: string }
  reward_grants: {
    id: string
    merchant: string
    member_id: string
    source: GrantSource
    /** What it is for: one of a source and a key for each member, for good. */
    key: string
    title: unknown
    /** Minor units. */
    amount: bigint
    currency: string
    state: StoredGrantState
    why: string | null
    granted_by: string
    approved_by: string | null
    granted_at: Date
    expires_at: Date | null
    claimed_at: Date | null
    entry_id: string | null
  }
  /** A correction of what was spent already leaves less than nothing. */
  point_accounts: { member_id: string; merchant: string; balance: Generated<bigint> }
  /** How much of a row of turnover has given how many points, by the terms it began with. */
  point_days: {
    member_id: string
    day: string
    game_type: string
    vendor: string
    currency: string
    counted: bigint
    per_point: bigint
    percent: number
    points: bigint
  }
  point_lines: {
    id: string
    merchant: string
    member_id: string
    at: Date
    kind: 'play' | 'order' | 'return'
    day: string | null
    order_id: string | null
    amount: bigint
    balance_after: bigint
  }
  mall_goods: {
    merchant: string
    id: string
    document: unknown
    sort: number
    sold: Generated<number>
    archived_at: Date | null
  }
  mall_orders: {
    id: string
    merchant: string
    member_id: string
    good_id: string
    name: unknown
    picture: string
    kind: GoodKind
    points: bigint
    state: MallState
    contact: unknown
    note: string | null
    digest: string
    entry_id: string | null
    at: Date
    changed_at: Date
    changed_by: string
  }
  /** Up to which turnover of a day rebate was paid. */
  rebate_days: {
    member_id: string
    day: string
    game_type: string
    vendor: string
    currency: string
    paid_for: bigint
    amount: bigint
  }
  rebate_claims: {
    id: string
    merchant: string
    member_id: string
    amount: bigint
    currency: string
    entry_id: string
    by: 'member' | 'day'
    at: Date
  }
  rebate_lines: {
    claim_id: string
    day: string
    game_type: string
    vendor: string
    turnover: bigint
    rate: number
    percent: number
    amount: bigint
  }
}

declare module '#db/tables' {
  interface Tables extends RewardTables {}
}
