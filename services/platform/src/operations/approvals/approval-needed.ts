import type { ApprovalAction } from '@site/shared-api/contract/approval'
import type { Changes } from '#operations/approvals/tables'
import type { Operator } from '#operations/operators/operator-auth'

/** What a second person has to approve. */
export interface ApprovalSubject {
  readonly action: ApprovalAction
  /** Null for what is about the whole site. */
  readonly merchant: string | null
  /** `kind/id` of a document, or the account of a member. */
  readonly subject: string
  /** House money that is handed out, as decimal text. */
  readonly amount?: string
  readonly currency?: string
  readonly changes?: Changes
}

/** A call that one person may not make alone: `serve` stores it as a request, and nothing of it has been done. */
export class ApprovalNeeded extends Error {
  override readonly name = 'ApprovalNeeded'
  readonly of: ApprovalSubject
  constructor(of: ApprovalSubject) {
    super(`${of.action} of ${of.subject} needs a second person`)
    this.of = of
  }
}

/**
 * Lets a call pass that a second person has approved; throws ApprovalNeeded for every other. To be called after everything that can
 * refuse the call, and before anything is changed that the caller’s transaction does not take back.
 */
export function requireApproval(operator: Pick<Operator, 'approves'>, of: ApprovalSubject): void {
  if (operator.approves === undefined) throw new ApprovalNeeded(of)
}
