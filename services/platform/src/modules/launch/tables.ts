export interface LaunchTables {
  game_launches: {
    id: string
    merchant: string
    member_id: string
    session_id: string
    node_id: bigint
    mode: 'real' | 'free'
    language: 'TY' | 'EN'
    token_hash: string
    /** Set when the token was used: what the game goes on with. */
    ticket_hash: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  sandbox_rounds: {
    id: string
    launch_id: string
    card: number
    drawn: number
    amount: string
    payout: string
    played_at: Date
  }
  vendors_down: { vendor: string; since: Date }
  play_restrictions: { member_id: string; since: Date }
}
