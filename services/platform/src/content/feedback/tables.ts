import type { FeedbackState } from '@site/shared-api/contract/feedback'

export interface FeedbackTables {
  feedback: {
    id: string
    merchant: string
    member_id: string
    category: string
    content: string
    state: FeedbackState
    sent_at: Date
    answer: string | null
    handled_at: Date | null
    /** The operator who answered or closed it. */
    handled_by: string | null
  }
}

declare module '#db/tables' {
  interface Tables extends FeedbackTables {}
}
