import type { ApprovalAction, ApprovalState } from '@site/shared-api/contract/approval'

export interface ApprovalTables {
  approval_requests: {
    id: string
    action: ApprovalAction
    /** Null for what is about the whole site. */
    merchant: string | null
    subject: string
    /** Decimal text of house money that is handed out. */
    amount: string | null
    currency: string | null
    changes: Changes | null
    /** Any of these rights, a space between them, lets an operator make the call. */
    rights: string
    /** The call as it was made. */
    method: string
    url: string
    body: unknown
    /** Of the call and its requester: the same call again is the same request. */
    digest: string
    state: Exclude<ApprovalState, 'expired'>
    requested_by: string
    requested_at: Date
    decided_by: string | null
    decided_at: Date | null
    why: string | null
  }
}

/** Fields of a document, as they are and as they would be. */
export interface Changes {
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
}

declare module '#db/tables' {
  interface Tables extends ApprovalTables {}
}
