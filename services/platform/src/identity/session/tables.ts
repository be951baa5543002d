import type { Generated } from 'kysely'

/** Who or what ended a session before its time. */
export type EndedBy = 'logout' | 'revoked' | 'elsewhere' | 'password' | 'excluded'

export interface SessionTables {
  sessions: {
    id: string
    merchant: string
    member_id: string
    cookie_hash: string
    token_hash: string
    device: string | null
    address: string
    created_at: Date
    renewed_at: Date
    expires_at: Date
    revoked_at: Date | null
    ended_by: Generated<EndedBy | null>
    browser_hash: Generated<string | null>
  }
  member_browsers: {
    id: string
    merchant: string
    member_id: string
    browser_hash: string
    token_hash: string | null
    former_hash: string | null
    rotated_at: Date | null
    device: string | null
    address: string
    created_at: Date
    used_at: Date
  }
  trial_accounts: {
    member_id: string
    merchant: string
    key_hash: string
    address: string
    created_at: Date
  }
  body_keys: {
    kid: string
    alg: string
    private_jwk: unknown
    public_jwk: unknown
    created_at: Date
  }
  body_nonces: { nonce: string; expires_at: Date }
}

declare module '#db/tables' {
  interface Tables extends SessionTables {}
}
