import type { WayIn } from '#identity/sign-in/sign-in'
import type { Generated } from 'kysely'

export interface SecondFactorTables {
  member_apps: {
    member_id: string
    secret_sealed: string
    /** The last half minute whose code was used. */
    step: Generated<bigint>
    created_at: Date
    /** Null until a code has shown that the app has the secret. */
    confirmed_at: Date | null
  }
  member_recovery_codes: {
    member_id: string
    code_hash: string
    used_at: Date | null
  }
  second_steps: {
    hash: string
    merchant: string
    member_id: string
    browser_hash: string
    way: WayIn
    remember: boolean | null
    tries: Generated<number>
    expires_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends SecondFactorTables {}
}
