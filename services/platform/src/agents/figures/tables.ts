/** Sums of a day in minor units, and heads. */
interface Sums {
  joined: number
  active: number
  first_deposits: number
  deposits: bigint
  withdrawals: bigint
  turnover: bigint
  win_loss: bigint
  bonus: bigint
  rebate: bigint
  commission: bigint
}

export interface FigureTables {
  /** What members of a tree come to by day: play and ledger, once more in a form that can be summed. */
  agent_days: Sums & { merchant: string; member_id: string; day: string; currency: string }
  /** The same of all members below an agent, by level: 1, 2, 3, and 4 for all deeper ones. */
  agent_team_days: Sums & { agent_id: string; day: string; depth: number; currency: string }
  /** Active members of a day by how many days ago they were active before: within a date range each member counts once. */
  agent_team_actives: {
    agent_id: string
    day: string
    depth: number
    gap: number
    currency: string
    members: number
  }
  /** When the figures of a brand were last brought up to date, and what that count went by. */
  agent_counts: { merchant: string; counted_at: Date; seen: string | null }
}

declare module '#db/tables' {
  interface Tables extends FigureTables {}
}
