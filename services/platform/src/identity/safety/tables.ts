import type { CoolingCause } from '@site/shared-api/contract/security-centre'

export interface SafetyTables {
  security_rules: { merchant: string; document: unknown }
  withdraw_coolings: {
    member_id: string
    merchant: string
    cause: CoolingCause
    since: Date
    until: Date
  }
  /** Sessions that have proved by a code that they are the member's. */
  session_proofs: { session_id: string; member_id: string; until: Date }
}

declare module '#db/tables' {
  interface Tables extends SafetyTables {}
}
