import type { ColumnType } from 'kysely'

/** What a challenge was made for. */
export type ChallengePurpose = 'add' | 'enter' | 'second-step'

export interface PasskeyTables {
  member_passkeys: {
    id: string
    merchant: string
    member_id: string
    /** As browsers name it, base64url. */
    credential_id: string
    /** At which relying party it was made: it is good there alone. */
    rp_id: string
    /** COSE, base64url. */
    public_key: string
    counter: ColumnType<bigint, bigint, bigint>
    transports: unknown
    name: string
    created_at: Date
    used_at: Date | null
  }
  passkey_challenges: {
    hash: string
    merchant: string
    purpose: ChallengePurpose
    /** The only member whose answer is accepted; null where any member of the brand may sign in. */
    member_id: string | null
    /** Of the sign-in that it is the second step of. */
    step_hash: string | null
    expires_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends PasskeyTables {}
}
