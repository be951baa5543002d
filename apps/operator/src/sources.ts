import {
  agentContractsSource,
  agentLinksSource,
  agentPaysSource,
  agentRunsSource,
  agentSignalsSource,
  agentTransfersSource,
  agentsSource,
} from '#features/agents/agents.source.ts'
import { adjustmentsSource } from '#features/members/adjustments/adjustments.source.ts'
import { approvalsSource } from '#features/approvals/approvals.source.ts'
import { auditSource } from '#features/audit/audit.source.ts'
import { bonusesSource } from '#features/bonuses/bonuses.source.ts'
import { careSource, identitySource } from '#features/care/care.source.ts'
import { booksSource } from '#features/books/books.source.ts'
import { dayReportsSource } from '#features/day-reports/day-reports.source.ts'
import { debtsSource } from '#features/debts/debts.source.ts'
import { depositsSource } from '#features/deposits/deposits.source.ts'
import { differencesSource } from '#features/differences/differences.source.ts'
import { feedbackSource } from '#features/feedback/feedback.source.ts'
import { jobsSource } from '#features/jobs/jobs.source.ts'
import { grantsSource, mallOrdersSource, rebatesSource } from '#features/loyalty/loyalty.source.ts'
import { mailingsSource } from '#features/mailing/mailings.source.ts'
import { membersSource } from '#features/members/members.source.ts'
import { operatorsSource } from '#features/operators/operators.source.ts'
import { joinsSource, rewardsSource } from '#features/rewards/rewards.source.ts'
import { roundsSource } from '#features/reports/rounds.source.ts'
import { reviewsSource } from '#features/reviews/reviews.source.ts'
import { securitySource } from '#features/security/security.source.ts'
import { cardsSource, withdrawalsSource } from '#features/withdrawals/withdrawals.source.ts'
import { EDITED } from '#managed/kinds.tsx'
import { managedSource } from '#managed/list/managed.source.ts'
import type { Source } from '#providers/source.ts'

/** What lists each resource. */
export const SOURCES: Readonly<Record<string, Source>> = {
  agents: agentsSource,
  'agent-contracts': agentContractsSource,
  'agent-pays': agentPaysSource,
  'agent-runs': agentRunsSource,
  'agent-signals': agentSignalsSource,
  'agent-links': agentLinksSource,
  'agent-transfers': agentTransfersSource,
  adjustments: adjustmentsSource,
  approvals: approvalsSource,
  audit: auditSource,
  'book-checks': booksSource,
  'day-reports': dayReportsSource,
  bonuses: bonusesSource,
  cards: cardsSource,
  care: careSource,
  identity: identitySource,
  debts: debtsSource,
  deposits: depositsSource,
  differences: differencesSource,
  withdrawals: withdrawalsSource,
  grants: grantsSource,
  'mall-orders': mallOrdersSource,
  rebates: rebatesSource,
  jobs: jobsSource,
  feedback: feedbackSource,
  mailings: mailingsSource,
  members: membersSource,
  operators: operatorsSource,
  joins: joinsSource,
  rewards: rewardsSource,
  rounds: roundsSource,
  reviews: reviewsSource,
  security: securitySource,
  ...Object.fromEntries(EDITED.map(({ kind }) => [kind, managedSource(kind)])),
}
