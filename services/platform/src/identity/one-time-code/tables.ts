import type { Generated } from 'kysely'

/** What a code is good for, and nothing else. */
export type CodePurpose = 'login' | 'password' | 'register' | 'payment' | 'contact' | 'proof'

export interface OneTimeCodeTables {
  one_time_codes: {
    id: string
    merchant: string
    number_hash: string
    purpose: CodePurpose
    code_hash: string
    /** The requesting browser; null in rows of instances from before the column. */
    asker_hash: string | null
    tries: Generated<number>
    sent_at: Date
    expires_at: Date
    used_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends OneTimeCodeTables {}
}
