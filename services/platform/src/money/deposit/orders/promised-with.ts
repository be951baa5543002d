import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Session } from '#identity/index'
import { givenWith } from '#money/bonus/given-with'
import { bonusTermsToStore, type StoredBonusTerms } from '#money/bonus/rules/stored-terms'
import { selectPromotions, selectRules } from '#money/deposit/channels/repository'
import { toMinor } from '#money/ledger/money'

/**
 * What a chosen promotion promises: its terms stay with the order, whatever becomes of the rule. Throws ApiError
 * `promotion_unknown`, `bonus_minimum`.
 */
export async function promisedWith(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  { memberId, merchant }: Session,
  of: { promotionId?: string | undefined; amount: bigint; currency: string; timeZone: string },
): Promise<StoredBonusTerms | undefined> {
  const { amount, currency, promotionId, timeZone } = of
  const now = clock.now()
  if (promotionId === undefined) return undefined
  const offered = (await selectRules(db, merchant))?.promotions ?? []
  const running = offered.includes(promotionId)
    ? await selectPromotions(db, { merchant, ids: [promotionId], now })
    : []
  const about = { merchant, memberId, promotions: [promotionId], now, timeZone }
  const rule = (await givenWith(db, about)).get(promotionId)
  if (running.length === 0 || rule === 'not-now')
    throw new ApiError('promotion_unknown', { field: 'promotionId' })
  if (rule && rule.minDeposit !== '0' && amount < toMinor(rule.minDeposit, currency))
    throw new ApiError('bonus_minimum', { field: 'amount', data: { min: rule.minDeposit, currency } })
  return rule && bonusTermsToStore(rule, currency)
}
