import type { Generated } from 'kysely'

export interface TurnoverTables {
  /** What a member's settled rounds of one day come to; kept by the database as rounds are settled. */
  turnover_days: {
    merchant: string
    member_id: string
    /** YYYY-MM-DD in the brand's time zone, of the round's end. */
    day: string
    game_type: string
    vendor: string
    currency: string
    rounds: Generated<bigint>
    /** Minor units, as the following. */
    bet: Generated<bigint>
    won: Generated<bigint>
    /** Jackpots of ours, on the day that they were hit. */
    jackpot: Generated<bigint>
    /** Stakes by their weights, each round's rounded down. */
    valid: Generated<bigint>
  }
  /** Of how many per cent of a stake are valid turnover, from a moment on; what was so before stays so for rounds of before. */
  turnover_rules: { merchant: string; document: unknown }
  turnover_weights: { merchant: string; since: Date; weights: unknown }
  /** What a credited deposit demands to be played before a withdrawal: a range of the member's turnover, each after the one before. */
  turnover_demands: {
    /** The ledger's entry that credited it. */
    id: string
    merchant: string
    member_id: string
    currency: string
    order_id: string
    /** Minor units, as the following. */
    amount: bigint
    /** The member's valid turnover from which on it is played, and at which it is met. */
    starts: bigint
    ends: bigint
    at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends TurnoverTables {}
}
