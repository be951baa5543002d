import type { SvgIconComponent } from '@mui/icons-material'
import AgentsIcon from '@mui/icons-material/AccountTree'
import ContractsIcon from '@mui/icons-material/Handshake'
import PaysIcon from '@mui/icons-material/RequestQuote'
import RunsIcon from '@mui/icons-material/EventRepeat'
import SignalsIcon from '@mui/icons-material/Fingerprint'
import OperatorsIcon from '@mui/icons-material/AdminPanelSettings'
import AdjustmentsIcon from '@mui/icons-material/ImportExport'
import DayReportsIcon from '@mui/icons-material/Summarize'
import BooksIcon from '@mui/icons-material/FactCheck'
import AuditIcon from '@mui/icons-material/History'
import ChatIcon from '@mui/icons-material/ForumOutlined'
import MembersIcon from '@mui/icons-material/PeopleOutlined'
import ReviewsIcon from '@mui/icons-material/FactCheck'
import RoundsIcon from '@mui/icons-material/Casino'
import BonusesIcon from '@mui/icons-material/Loyalty'
import CareIcon from '@mui/icons-material/VolunteerActivismOutlined'
import IdentityIcon from '@mui/icons-material/BadgeOutlined'
import CardsIcon from '@mui/icons-material/CreditCard'
import DepositsIcon from '@mui/icons-material/Payments'
import WithdrawalsIcon from '@mui/icons-material/Outbound'
import JobsIcon from '@mui/icons-material/Schedule'
import TeamsIcon from '@mui/icons-material/Groups'
import ModulesIcon from '@mui/icons-material/Extension'
import PreviewIcon from '@mui/icons-material/Preview'
import RewardsIcon from '@mui/icons-material/CardGiftcard'
import GrantsIcon from '@mui/icons-material/Savings'
import MallOrdersIcon from '@mui/icons-material/Inventory2Outlined'
import RebatesIcon from '@mui/icons-material/CurrencyExchange'
import JoinsIcon from '@mui/icons-material/HowToReg'
import FeedbackIcon from '@mui/icons-material/Feedback'
import MailIcon from '@mui/icons-material/Mail'
import SecurityIcon from '@mui/icons-material/Security'
import ImportIcon from '@mui/icons-material/UploadFile'
import {
  listAgentPays,
  listAgentRuns,
  listAgents,
  listConsoleContracts,
  listFraudSignals,
  readConsoleAgent,
} from '@site/shared-api/contract/agent-console'
import { listAdjustments } from '@site/shared-api/contract/adjustment'
import { listBookChecks } from '@site/shared-api/contract/book-check'
import { listDayReports, readDayReport } from '@site/shared-api/contract/day-report'
import { listAudit } from '@site/shared-api/contract/brand'
import { queuedFeedback } from '@site/shared-api/contract/feedback'
import { listMailings, sendMailing } from '@site/shared-api/contract/mailing'
import { listConsoleBonuses, readConsoleBonus } from '@site/shared-api/contract/bonus-console'
import { listImports, readImport } from '@site/shared-api/contract/catalogue-import'
import { listConsoleDeposits, readConsoleDeposit } from '@site/shared-api/contract/deposit-console'
import { listJobs } from '@site/shared-api/contract/job'
import { listReviews } from '@site/shared-api/contract/member-review'
import { listChats } from '@site/shared-api/contract/operator-chat'
import { listMembers, readMember } from '@site/shared-api/contract/operator-member'
import { addOperator, listOperators } from '@site/shared-api/contract/operator'
import {
  listCareCases,
  listIdentityCases,
  readCareMember,
  readIdentityCase,
} from '@site/shared-api/contract/play-console'
import { listPreviews } from '@site/shared-api/contract/preview'
import { listJoins, listRewards, readReward } from '@site/shared-api/contract/promotion'
import { listOpenRounds } from '@site/shared-api/contract/reconcile'
import { listReleases, releasesOfModule } from '@site/shared-api/contract/release'
import { listConsoleMallOrders, listGrants, listRebates } from '@site/shared-api/contract/reward-console'
import { securityEvents } from '@site/shared-api/contract/security-event'
import { addTeam, listTeams } from '@site/shared-api/contract/team'
import {
  listConsoleCards,
  listConsoleWithdrawals,
  readConsoleWithdrawal,
} from '@site/shared-api/contract/withdraw-console'
import { lazy, type ComponentType } from 'react'
import { MANAGED_PAGES } from '#managed/managed.pages.tsx'
import type { Guarded } from '#session/rights.ts'

/** Order of the menu. */
export const GROUPS = ['site', 'content', 'games', 'members', 'money', 'house'] as const
export type Group = (typeof GROUPS)[number]

/** A page of the console: where it is, what it needs, and its row in the menu, if it has one. */
export interface ConsolePage {
  readonly path: string
  readonly label: string
  /** Without one it is reached from another page. */
  readonly group?: Group
  readonly Icon?: SvgIconComponent
  /** The call without which there is nothing to see. */
  readonly needs: Guarded
  /** What the call is made with, where that decides who may. */
  readonly params?: Readonly<Record<string, string>>
  readonly Page: ComponentType
}

const ChatPage = lazy(() => import('#features/chat/chat.page.tsx'))

export const PAGES: readonly ConsolePage[] = [
  ...MANAGED_PAGES,
  {
    path: '/modules',
    label: 'releases.title',
    group: 'site',
    Icon: ModulesIcon,
    needs: listReleases,
    Page: lazy(() => import('#features/releases/modules.page.tsx')),
  },
  {
    path: '/previews',
    label: 'preview.list',
    group: 'site',
    Icon: PreviewIcon,
    needs: listPreviews,
    Page: lazy(() => import('#features/previews/previews.page.tsx')),
  },
  {
    path: '/modules/:module',
    label: 'releases.title',
    needs: releasesOfModule,
    Page: lazy(() => import('#features/releases/module.page.tsx')),
  },
  {
    path: '/imports',
    label: 'imports.title',
    group: 'games',
    Icon: ImportIcon,
    needs: listImports,
    Page: lazy(() => import('#features/imports/imports.page.tsx')),
  },
  {
    path: '/imports/:id',
    label: 'imports.title',
    needs: readImport,
    Page: lazy(() => import('#features/imports/import.page.tsx')),
  },
  {
    path: '/members',
    label: 'members.title',
    group: 'members',
    Icon: MembersIcon,
    needs: listMembers,
    Page: lazy(() => import('#features/members/members.page.tsx')),
  },
  {
    path: '/members/:name',
    label: 'members.one',
    needs: readMember,
    Page: lazy(() => import('#features/members/member.page.tsx')),
  },
  {
    path: '/care',
    label: 'care.title',
    group: 'members',
    Icon: CareIcon,
    needs: listCareCases,
    Page: lazy(() => import('#features/care/cases.page.tsx')),
  },
  {
    path: '/care/:name',
    label: 'care.one',
    needs: readCareMember,
    Page: lazy(() => import('#features/care/case.page.tsx')),
  },
  {
    path: '/identity',
    label: 'care.identities',
    group: 'members',
    Icon: IdentityIcon,
    needs: listIdentityCases,
    Page: lazy(() => import('#features/care/identities.page.tsx')),
  },
  {
    path: '/identity/:name',
    label: 'care.identity_one',
    needs: readIdentityCase,
    Page: lazy(() => import('#features/care/identity.page.tsx')),
  },
  {
    path: '/reviews',
    label: 'reviews.title',
    group: 'members',
    Icon: ReviewsIcon,
    needs: listReviews,
    Page: lazy(() => import('#features/reviews/reviews.page.tsx')),
  },
  {
    path: '/rewards',
    label: 'rewards.title',
    group: 'members',
    Icon: RewardsIcon,
    needs: listRewards,
    Page: lazy(() => import('#features/rewards/rewards.page.tsx')),
  },
  {
    path: '/rewards/:id',
    label: 'rewards.one',
    needs: readReward,
    Page: lazy(() => import('#features/rewards/reward.page.tsx')),
  },
  {
    path: '/joins',
    label: 'joins.title',
    group: 'members',
    Icon: JoinsIcon,
    needs: listJoins,
    Page: lazy(() => import('#features/rewards/joins.page.tsx')),
  },
  {
    path: '/mall-orders',
    label: 'mall_orders.title',
    group: 'members',
    Icon: MallOrdersIcon,
    needs: listConsoleMallOrders,
    Page: lazy(() => import('#features/loyalty/mall-orders.page.tsx')),
  },
  {
    path: '/grants',
    label: 'grants.title',
    group: 'money',
    Icon: GrantsIcon,
    needs: listGrants,
    Page: lazy(() => import('#features/loyalty/grants.page.tsx')),
  },
  {
    path: '/rebates',
    label: 'rebates.title',
    group: 'money',
    Icon: RebatesIcon,
    needs: listRebates,
    Page: lazy(() => import('#features/loyalty/rebates.page.tsx')),
  },
  {
    path: '/agents',
    label: 'agents.title',
    group: 'members',
    Icon: AgentsIcon,
    needs: listAgents,
    Page: lazy(() => import('#features/agents/agents.page.tsx')),
  },
  {
    path: '/agents/:name',
    label: 'agents.one',
    needs: readConsoleAgent,
    Page: lazy(() => import('#features/agents/agent.page.tsx')),
  },
  {
    path: '/agent-contracts',
    label: 'agents.contracts.title',
    group: 'members',
    Icon: ContractsIcon,
    needs: listConsoleContracts,
    Page: lazy(() => import('#features/agents/contracts.page.tsx')),
  },
  {
    path: '/agent-pays',
    label: 'agents.pays.title',
    group: 'money',
    Icon: PaysIcon,
    needs: listAgentPays,
    Page: lazy(() => import('#features/agents/pays.page.tsx')),
  },
  {
    path: '/agent-runs',
    label: 'agents.runs.title',
    group: 'money',
    Icon: RunsIcon,
    needs: listAgentRuns,
    Page: lazy(() => import('#features/agents/runs.page.tsx')),
  },
  {
    path: '/agent-signals',
    label: 'agents.fraud.title',
    group: 'money',
    Icon: SignalsIcon,
    needs: listFraudSignals,
    Page: lazy(() => import('#features/agents/signals.page.tsx')),
  },
  {
    path: '/chat',
    label: 'chat.title',
    group: 'members',
    Icon: ChatIcon,
    needs: listChats,
    Page: ChatPage,
  },
  {
    path: '/chat/:id',
    label: 'chat.title',
    needs: listChats,
    Page: ChatPage,
  },
  {
    path: '/mailings',
    label: 'mailing.title',
    group: 'members',
    Icon: MailIcon,
    needs: listMailings,
    Page: lazy(() => import('#features/mailing/mailings.page.tsx')),
  },
  {
    path: '/mailings/new',
    label: 'mailing.write',
    needs: sendMailing,
    Page: lazy(() => import('#features/mailing/new-mailing.page.tsx')),
  },
  {
    path: '/feedback',
    label: 'feedback.title',
    group: 'members',
    Icon: FeedbackIcon,
    needs: queuedFeedback,
    Page: lazy(() => import('#features/feedback/feedback.page.tsx')),
  },
  {
    path: '/security',
    label: 'security.title',
    group: 'members',
    Icon: SecurityIcon,
    needs: securityEvents,
    Page: lazy(() => import('#features/security/security.page.tsx')),
  },
  {
    path: '/rounds',
    label: 'rounds.title',
    group: 'members',
    Icon: RoundsIcon,
    needs: listOpenRounds,
    Page: lazy(() => import('#features/reports/rounds.page.tsx')),
  },
  {
    path: '/deposits',
    label: 'deposits.title',
    group: 'money',
    Icon: DepositsIcon,
    needs: listConsoleDeposits,
    Page: lazy(() => import('#features/deposits/deposits.page.tsx')),
  },
  {
    path: '/deposits/:id',
    label: 'deposits.one',
    needs: readConsoleDeposit,
    Page: lazy(() => import('#features/deposits/deposit.page.tsx')),
  },
  {
    path: '/bonuses',
    label: 'bonuses.title',
    group: 'money',
    Icon: BonusesIcon,
    needs: listConsoleBonuses,
    Page: lazy(() => import('#features/bonuses/bonuses.page.tsx')),
  },
  {
    path: '/bonuses/:id',
    label: 'bonuses.one',
    needs: readConsoleBonus,
    Page: lazy(() => import('#features/bonuses/bonus.page.tsx')),
  },
  {
    path: '/withdrawals',
    label: 'withdrawals.title',
    group: 'money',
    Icon: WithdrawalsIcon,
    needs: listConsoleWithdrawals,
    Page: lazy(() => import('#features/withdrawals/withdrawals.page.tsx')),
  },
  {
    path: '/withdrawals/:id',
    label: 'withdrawals.one',
    needs: readConsoleWithdrawal,
    Page: lazy(() => import('#features/withdrawals/withdrawal.page.tsx')),
  },
  {
    path: '/cards',
    label: 'withdrawals.cards',
    group: 'money',
    Icon: CardsIcon,
    needs: listConsoleCards,
    Page: lazy(() => import('#features/withdrawals/cards.page.tsx')),
  },
  {
    path: '/adjustments',
    label: 'adjustments.title',
    group: 'money',
    Icon: AdjustmentsIcon,
    needs: listAdjustments,
    Page: lazy(() => import('#features/members/adjustments/adjustments.page.tsx')),
  },
  {
    path: '/day-reports',
    label: 'day_reports.title',
    group: 'money',
    Icon: DayReportsIcon,
    needs: listDayReports,
    Page: lazy(() => import('#features/day-reports/day-reports.page.tsx')),
  },
  {
    path: '/day-reports/:id',
    label: 'day_reports.one',
    needs: readDayReport,
    Page: lazy(() => import('#features/day-reports/day-report.page.tsx')),
  },
  {
    path: '/books',
    label: 'books.title',
    group: 'money',
    Icon: BooksIcon,
    needs: listBookChecks,
    Page: lazy(() => import('#features/books/books.page.tsx')),
  },
  {
    path: '/jobs',
    label: 'jobs.title',
    group: 'house',
    Icon: JobsIcon,
    needs: listJobs,
    Page: lazy(() => import('#features/jobs/jobs.page.tsx')),
  },
  {
    path: '/operators',
    label: 'operators.title',
    group: 'house',
    Icon: OperatorsIcon,
    needs: listOperators,
    Page: lazy(() => import('#features/operators/operators.page.tsx')),
  },
  {
    path: '/operators/new',
    label: 'operators.add',
    needs: addOperator,
    Page: lazy(() => import('#features/operators/add-operator.page.tsx')),
  },
  {
    path: '/teams',
    label: 'teams.title',
    group: 'house',
    Icon: TeamsIcon,
    needs: listTeams,
    Page: lazy(() => import('#features/teams/teams.page.tsx')),
  },
  {
    path: '/teams/new',
    label: 'teams.add',
    needs: addTeam,
    Page: lazy(() => import('#features/teams/add-team.page.tsx')),
  },
  {
    path: '/audit',
    label: 'audit.title',
    group: 'house',
    Icon: AuditIcon,
    needs: listAudit,
    Page: lazy(() => import('#features/audit/audit.page.tsx')),
  },
]
