import type { Generated } from 'kysely'

export interface TreeTables {
  /** Members whom an upline brought; a member without a row never had one. */
  agent_nodes: {
    member_id: string
    merchant: string
    /** Null: an operator has removed their upline. */
    upline_id: string | null
    /** YYYY-MM-DD where the brand is. */
    joined_on: string
    /** The invite link they came by. */
    link_id: Generated<string | null>
  }
  /** All members below an ancestor, by level, from a day on and until another one; kept for good. */
  agent_lines: {
    merchant: string
    ancestor_id: string
    member_id: string
    /** Of the account, in small letters. */
    name: string
    depth: number
    since: string
    until: Generated<string | null>
  }
  /** Commission rates in hundredths of a per cent, each from a day on. */
  agent_rates: { member_id: string; from_day: string; rate: number; set_by: string; at: Date }
  agent_quotas: { agent_id: string; rate: number; most: number }
  agent_subs: { member_id: string; agent_id: string; created_at: Date }
}

declare module '#db/tables' {
  interface Tables extends TreeTables {}
}
