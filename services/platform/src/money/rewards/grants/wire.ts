import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { ConsoleGrant, GrantState } from '@site/shared-api/contract/reward-console'
import type { Reward } from '@site/shared-api/contract/reward'
import { localisedText, textIn } from '#api/texts/localised'
import { toDecimal } from '#money/ledger/money'
import type { ConsoleGrantRow, GrantRow } from '#money/rewards/grants/repository'

/** As its member sees it. */
export function toRewardDto(row: GrantRow, language: LanguageCode): Reward {
  return {
    rewardId: row.id,
    source: row.source,
    title: textIn(row.title, language),
    amount: toDecimal(row.amount, row.currency),
    currency: row.currency,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    claimedAt: row.claimed_at?.toISOString() ?? null,
  }
}

/** As operators see it. */
export function toGrantDto(row: ConsoleGrantRow, now: Date): ConsoleGrant {
  return {
    id: row.id,
    merchant: row.merchant,
    account: row.account,
    source: row.source,
    title: localisedText.parse(row.title),
    amount: toDecimal(row.amount, row.currency),
    currency: row.currency,
    state: stateOf(row, now),
    why: row.why,
    grantedBy: row.granted_by,
    approvedBy: row.approved_by,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    claimedAt: row.claimed_at?.toISOString() ?? null,
  }
}

/** What is open with its time behind it is over. */
export function stateOf({ expires_at: end, state }: GrantRow, now: Date): GrantState {
  return state === 'open' && end !== null && end <= now ? 'expired' : state
}
