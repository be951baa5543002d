import type { MemberReview, ReviewKind } from '@site/shared-api/contract/member-review'
import type { ReviewRow } from '#identity/reviews/repository'
import { maskedMobile } from '#identity/safety/masked'

/** A change request for operators: numbers by their last digits. */
export const toReview = (row: ReviewRow): MemberReview => ({
  id: row.id,
  merchant: row.merchant,
  account: row.account,
  kind: row.kind,
  state: row.state,
  former: row.former === null ? null : shown(row.kind, row.former),
  wanted: shown(row.kind, row.wanted),
  why: row.why,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
  decidedWhy: row.decided_why,
})

const shown = (kind: ReviewKind, text: string): string => (kind === 'mobile' ? maskedMobile(text) : text)
