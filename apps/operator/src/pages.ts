import type { ConsolePage } from '#console-page.ts'
import { ADJUSTMENTS_PAGES } from '#features/members/adjustments/adjustments.pages.ts'
import { AGENTS_PAGES } from '#features/agents/agents.pages.ts'
import { APPROVALS_PAGES } from '#features/approvals/approvals.pages.ts'
import { AUDIT_PAGES } from '#features/audit/audit.pages.ts'
import { BONUSES_PAGES } from '#features/bonuses/bonuses.pages.ts'
import { BOOKS_PAGES } from '#features/books/books.pages.ts'
import { CARE_PAGES } from '#features/care/care.pages.ts'
import { CHAT_PAGES } from '#features/chat/chat.pages.ts'
import { DAY_REPORTS_PAGES } from '#features/day-reports/day-reports.pages.ts'
import { DEBTS_PAGES } from '#features/debts/debts.pages.ts'
import { DEPOSITS_PAGES } from '#features/deposits/deposits.pages.ts'
import { DIFFERENCES_PAGES } from '#features/differences/differences.pages.ts'
import { FEEDBACK_PAGES } from '#features/feedback/feedback.pages.ts'
import { IMPORTS_PAGES } from '#features/imports/imports.pages.ts'
import { JOBS_PAGES } from '#features/jobs/jobs.pages.ts'
import { LOYALTY_PAGES } from '#features/loyalty/loyalty.pages.ts'
import { MAILING_PAGES } from '#features/mailing/mailing.pages.ts'
import { MEMBERS_PAGES } from '#features/members/members.pages.ts'
import { OPERATORS_PAGES } from '#features/operators/operators.pages.ts'
import { PREVIEWS_PAGES } from '#features/previews/previews.pages.ts'
import { RELEASES_PAGES } from '#features/releases/releases.pages.ts'
import { REPORTS_PAGES } from '#features/reports/reports.pages.ts'
import { REVIEWS_PAGES } from '#features/reviews/reviews.pages.ts'
import { REWARDS_PAGES } from '#features/rewards/rewards.pages.ts'
import { SECURITY_PAGES } from '#features/security/security.pages.ts'
import { TEAMS_PAGES } from '#features/teams/teams.pages.ts'
import { WITHDRAWALS_PAGES } from '#features/withdrawals/withdrawals.pages.ts'
import { MANAGED_PAGES } from '#managed/managed.pages.tsx'

/** Every page; rows of one group stand in the menu in this order. */
export const PAGES: readonly ConsolePage[] = [
  ...MANAGED_PAGES,
  ...RELEASES_PAGES,
  ...PREVIEWS_PAGES,
  ...IMPORTS_PAGES,
  ...MEMBERS_PAGES,
  ...CARE_PAGES,
  ...REVIEWS_PAGES,
  ...REWARDS_PAGES,
  ...LOYALTY_PAGES,
  ...AGENTS_PAGES,
  ...CHAT_PAGES,
  ...MAILING_PAGES,
  ...FEEDBACK_PAGES,
  ...SECURITY_PAGES,
  ...REPORTS_PAGES,
  ...DEPOSITS_PAGES,
  ...DEBTS_PAGES,
  ...BONUSES_PAGES,
  ...WITHDRAWALS_PAGES,
  ...ADJUSTMENTS_PAGES,
  ...DAY_REPORTS_PAGES,
  ...BOOKS_PAGES,
  ...DIFFERENCES_PAGES,
  ...JOBS_PAGES,
  ...APPROVALS_PAGES,
  ...OPERATORS_PAGES,
  ...TEAMS_PAGES,
  ...AUDIT_PAGES,
]
