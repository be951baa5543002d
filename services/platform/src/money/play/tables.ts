import type { ColumnType, Generated } from 'kysely'

export type RoundStatus = 'open' | 'won' | 'lost' | 'refunded'

export interface PlayTables {
  game_sessions: {
    id: string
    token_hash: string
    provider: string
    merchant: string
    member_id: string
    site_session_id: string
    node_id: bigint
    vendor: string
    game_type: string
    mode: 'real' | 'free'
    currency: string
    main_account_id: string
    /** The wallet that is played with: cash, or the vendor's own. */
    account_id: string
    provider_account_id: string
    jackpot_account_id: string
    created_at: Date
  }
  wallet_transactions: {
    provider: string
    transaction_id: string
    kind: 'bet' | 'win' | 'bet-win' | 'refund' | 'end-round'
    /** `cancelled`: a bet that was refunded before it came. */
    status: 'done' | 'refused' | 'cancelled'
    /** Hash of the request; null for a bet that never came. */
    digest: string | null
    merchant: string
    member_id: string
    round_id: string
    /** The bet that a refund undoes. */
    about: string | null
    amount: bigint
    win: bigint
    jackpot: bigint
    entry_id: string | null
    at: Date
    answer: string | null
  }
  rounds: {
    placed_at: Date
    id: string
    provider: string
    round_id: string
    merchant: string
    member_id: string
    currency: string
    vendor: string
    game_type: string
    node_id: bigint
    /** Minor units of the bets that were not refunded. */
    stake: bigint
    payout: Generated<bigint>
    status: RoundStatus
    last_bet_at: Date
    last_bet_id: string
    closed_at: Date | null
  }
  bets: {
    placed_at: Date
    /** Its ledger entry. */
    id: string
    round: string
    round_id: string
    provider: string
    merchant: string
    member_id: string
    currency: string
    vendor: string
    game_type: string
    node_id: bigint
    stake: bigint
    /** What the round paid, on its last bet. */
    payout: Generated<bigint>
    jackpot: Generated<bigint>
    /** payout + jackpot - stake; of a refunded bet the jackpot alone. */
    net: ColumnType<bigint, never, never>
    status: RoundStatus
    settled_at: Date | null
  }
  wallet_transfers: {
    /** Made by the member's page. */
    id: string
    /** Its ledger entry; null for one whose entry has the transfer's own id. */
    entry_id: string | null
    merchant: string
    member_id: string
    currency: string
    from_wallet: string
    to_wallet: string
    amount: bigint
    at: Date
  }
  jackpot_hits: {
    id: string
    merchant: string
    member_id: string
    amount: bigint
    at: Date
    paid_at: Generated<Date>
  }
  stream_tickets: {
    hash: string
    session_id: string
    merchant: string
    member_id: string
    expires_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends PlayTables {}
}
