import type { Generated } from 'kysely'
import type { OperatorRole } from '@site/shared-api/contract/operator'

export interface OperatorTables {
  operators: {
    id: string
    name: string
    /** As older copies know roles; `stored-role.ts` reads both. */
    role: 'viewer' | 'support' | 'manager' | 'owner'
    office: OperatorRole | null
    password_hash: string
    totp_sealed: string
    /** The last half minute whose code was used. */
    totp_step: Generated<bigint>
    created_at: Date
    /** As older copies know closed accounts; `stored-brands.ts` reads all three. */
    disabled_at: Date | null
    /** Null for all. */
    brands: Generated<string[] | null>
    closed_at: Generated<Date | null>
  }
  /** One for each operator who has still to complete the account. */
  operator_invitations: {
    operator_id: string
    token_hash: string
    totp_sealed: string
    created_at: Date
    expires_at: Date
  }
  operator_credentials: {
    id: string
    operator_id: string
    token_hash: string
    /** The other half of a session; a token of the command line has none. */
    cookie_hash: string | null
    label: string | null
    address: string | null
    created_at: Date
    expires_at: Date
    ended_at: Date | null
    /** Null for those of the operator. */
    brands: Generated<string[] | null>
  }
}

declare module '#db/tables' {
  interface Tables extends OperatorTables {}
}
