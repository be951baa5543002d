import type { ReviewKind, ReviewState } from '@site/shared-api/contract/member-review'
import type { Generated } from 'kysely'

export interface ReviewTables {
  member_reviews: {
    id: string
    merchant: string
    member_id: string
    kind: ReviewKind
    state: Generated<ReviewState>
    former: string | null
    wanted: string
    why: string
    asked_at: Date
    decided_at: Date | null
    decided_by: string | null
    decided_why: string | null
  }
}

declare module '#db/tables' {
  interface Tables extends ReviewTables {}
}
