import type { ManagedKind } from '@site/shared-api/contract/managed-kinds'
import { lazy, type ComponentType } from 'react'

/** How documents of a kind are edited. */
export interface EditedKind {
  readonly kind: ManagedKind
  /** The inputs of a document; `source`s are its fields. */
  readonly Fields: ComponentType
  /** One for all brands, or one that is a brand itself. */
  readonly isOfHouse?: true
}

export const EDITED: readonly EditedKind[] = [
  { kind: 'banner', Fields: lazy(() => import('#features/content/banner.fields.tsx')) },
  { kind: 'popup', Fields: lazy(() => import('#features/content/popup.fields.tsx')) },
  { kind: 'ticker', Fields: lazy(() => import('#features/content/ticker.fields.tsx')) },
  { kind: 'announcement', Fields: lazy(() => import('#features/content/announcement.fields.tsx')) },
  { kind: 'promotion', Fields: lazy(() => import('#features/content/promotion.fields.tsx')) },
  {
    kind: 'promotion-category',
    Fields: lazy(() => import('#features/content/promotion-category.fields.tsx')),
  },
  { kind: 'help', Fields: lazy(() => import('#features/content/help.fields.tsx')) },
  { kind: 'canned-answer', Fields: lazy(() => import('#features/chat/canned-answer.fields.tsx')) },
  { kind: 'lobby', Fields: lazy(() => import('#features/lobby/lobby.fields.tsx')) },
  {
    kind: 'deposit-channel',
    Fields: lazy(() => import('#features/deposits/deposit-channel.fields.tsx')),
  },
  { kind: 'deposit-rules', Fields: lazy(() => import('#features/deposits/deposit-rules.fields.tsx')) },
  { kind: 'bonus-rule', Fields: lazy(() => import('#features/bonuses/bonus-rule.fields.tsx')) },
  {
    kind: 'withdraw-rules',
    Fields: lazy(() => import('#features/withdrawals/withdraw-rules.fields.tsx')),
  },
  { kind: 'vip-level', Fields: lazy(() => import('#features/loyalty/vip-level.fields.tsx')) },
  { kind: 'reward-rules', Fields: lazy(() => import('#features/loyalty/reward-rules.fields.tsx')) },
  { kind: 'agent-rules', Fields: lazy(() => import('#features/agents/agent-rules.fields.tsx')) },
  { kind: 'mall-good', Fields: lazy(() => import('#features/loyalty/mall-good.fields.tsx')) },
  { kind: 'turnover-rules', Fields: lazy(() => import('#features/turnover/turnover-rules.fields.tsx')) },
  { kind: 'play-rules', Fields: lazy(() => import('#features/care/play-rules.fields.tsx')) },
  { kind: 'security-rules', Fields: lazy(() => import('#features/reviews/security-rules.fields.tsx')) },
  { kind: 'provider', isOfHouse: true, Fields: lazy(() => import('#features/lobby/provider.fields.tsx')) },
  { kind: 'jackpot', Fields: lazy(() => import('#features/brand/jackpot.fields.tsx')) },
  { kind: 'brand', isOfHouse: true, Fields: lazy(() => import('#features/brand/brand.fields.tsx')) },
]

export const editedKind = (kind: string | undefined): EditedKind | undefined =>
  EDITED.find((one) => one.kind === kind)
