import type { DuplicateReason } from '#care/duplicates/score'

export interface DuplicateTables {
  /** `member_id` was looked at when `other_id` was there already. */
  duplicate_accounts: {
    member_id: string
    other_id: string
    merchant: string
    score: number
    reasons: readonly DuplicateReason[]
    /** Nothing is given until an operator has looked. */
    holds: boolean
    found_at: Date
    /** An operator has looked: they are two people, or one who may have both. */
    cleared_at: Date | null
    cleared_by: string | null
  }
}

declare module '#db/tables' {
  interface Tables extends DuplicateTables {}
}
