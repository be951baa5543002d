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
    disabled_at: Date | null
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
  }
}

declare module '#db/tables' {
  interface Tables extends OperatorTables {}
}
