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
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  vendors_down: { vendor: string; since: Date }
  play_restrictions: { member_id: string; since: Date }
}

declare module '#db/tables' {
  interface Tables extends LaunchTables {}
}
