import type { OperatorRight } from './call.ts'

/** What operators write and switch, by kind, with what their role must allow to change it (PLT-05, PLT-08). */
export const MANAGED_RIGHTS = {
  /** A whole brand with its registration form; its id is the merchant code. */
  brand: 'brands',
  /** The counter of a brand and the pool behind it; its id is the merchant code. */
  jackpot: 'brands',
  banner: 'content',
  /** Notices for players that stand in the list alone, and those for agents. */
  announcement: 'content',
  /** Notices for players that run through the ticker of home, and stand in the list too. */
  ticker: 'content',
  /** What welcomes a player after signing in. */
  popup: 'content',
  promotion: 'content',
  'promotion-category': 'content',
  /** A topic of the help centre with its questions. */
  help: 'content',
  /** A ready answer of customer service, in both languages. */
  'canned-answer': 'members',
  /** What a brand puts first, calls hot or new, or hides; its id is the merchant code. */
  lobby: 'catalogue',
  /** A way of paying in that a brand offers. */
  'deposit-channel': 'money',
  /** What holds for all deposits of a brand; its id is the merchant code. */
  'deposit-rules': 'money',
  /** What a promotion gives with a deposit, and what is to be played for it. */
  'bonus-rule': 'money',
  /** What holds for all withdrawals of a brand, and where they are paid out to; its id is the merchant code. */
  'withdraw-rules': 'money',
  /** A level of a brand's VIP programme. */
  'vip-level': 'money',
  /** What holds for levels, points, rebate and rewards of a brand; its id is the merchant code. */
  'reward-rules': 'money',
  /** What points are exchanged for. */
  'mall-good': 'brands',
  /** How play counts as turnover, and what a deposit asks of it; its id is the merchant code. */
  'turnover-rules': 'money',
  /** How a brand keeps players from harm: cooling-off, reality checks, papers, second accounts; its id is the merchant code. */
  'play-rules': 'risk',
  /** Security questions of a brand, and how long withdrawals wait after a change; its id is the merchant code. */
  'security-rules': 'risk',
  /** What holds for agents of a brand; its id is the merchant code. */
  'agent-rules': 'money',
  /** A provider of games, up or down for all brands; its id is the provider code. */
  provider: 'catalogue',
} as const satisfies Readonly<Record<string, OperatorRight>>

export type ManagedKind = keyof typeof MANAGED_RIGHTS

/**
 * Kinds that money depends on: what is given, paid out, counted or held back. One person drafts; publishing, restoring and
 * archiving wait for the approval of a second one (PLT-09).
 */
export const MONEY_RULES = [
  'jackpot',
  'deposit-channel',
  'deposit-rules',
  'bonus-rule',
  'withdraw-rules',
  'vip-level',
  'reward-rules',
  'mall-good',
  'turnover-rules',
  'play-rules',
  'security-rules',
  'agent-rules',
] as const satisfies readonly ManagedKind[]

export const isMoneyRule = (kind: ManagedKind): boolean => MONEY_RULES.some((one) => one === kind)

const [first, ...others] = Object.keys(MANAGED_RIGHTS)
// reason: Object.keys forgets the literal keys of a constant object
export const MANAGED_KINDS = [first, ...others] as [ManagedKind, ...ManagedKind[]]

/**
 * `draft`: never published. `live`: as players see it. `changed`: live, with a draft beside it. `scheduled`: something is
 * published by itself at a time. `archived`: taken away; its history can bring it back.
 */
export const MANAGED_STATES = ['draft', 'live', 'changed', 'scheduled', 'archived'] as const
export type ManagedState = (typeof MANAGED_STATES)[number]

/** What has become of a document, for its history. */
export const MANAGED_ACTIONS = [
  'drafted',
  'discarded',
  'scheduled',
  'unscheduled',
  'published',
  'publish-failed',
  'restored',
  'archived',
] as const
export type ManagedAction = (typeof MANAGED_ACTIONS)[number]
