import type { ExclusionKind, ExclusionScope } from '@site/shared-api/contract/play-limit'

/** Details by which a person's second account is recognised. */
export type MarkKind = 'mobile' | 'email' | 'email-like' | 'identity' | 'card' | 'payee' | 'person' | 'device'

export interface ExclusionTables {
  exclusions: {
    id: string
    merchant: string
    member_id: string
    kind: ExclusionKind
    scope: ExclusionScope
    since: Date
    /** Null: for ever. */
    until: Date | null
    /** `member`, or an operator's name. */
    by: string
    /** The exclusion of another account of the same person that this one follows from. */
    origin: string | null
  }
  exclusion_returns: { exclusion_id: string; asked_at: Date; opens_at: Date }
  exclusion_marks: { kind: MarkKind; digest: string; exclusion_id: string }
}

declare module '#db/tables' {
  interface Tables extends ExclusionTables {}
}
