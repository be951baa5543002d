export interface TeamTables {
  teams: { name: string; modules: unknown; created_at: Date; closed_at: Date | null }
  team_keys: {
    fingerprint: string
    team: string
    /** PEM, SPKI. */
    public_key: string
    added_at: Date
    ended_at: Date | null
  }
  team_tokens: {
    id: string
    team: string
    token_hash: string
    label: string
    created_at: Date
    expires_at: Date
    ended_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends TeamTables {}
}
