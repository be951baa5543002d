import { WAGER_BASES, type BonusTerms } from '@site/shared-api/contract/bonus'
import type { BonusRuleDocument } from '@site/shared-api/contract/managed-documents'
import { z } from 'zod'
import { toDecimal, toMinor } from '#money/ledger/money'
import type { BonusRule } from '#money/bonus/rules/bonus-life'

const digits = z.string().regex(/^\d{1,18}$/)
/** What an order and a bonus keep of the rule; what a later copy adds is left alone. */
export const storedBonusTerms = z.object({
  percent: digits,
  most: digits,
  minDeposit: digits,
  wagerTimes: digits,
  wagerOf: z.enum(WAGER_BASES),
  maxBet: digits,
  days: z.number().int(),
  perMember: z.number().int(),
  excludedTypes: z.array(z.string()),
  excludedVendors: z.array(z.string()),
  excludedGames: z.array(z.string()),
  weekdays: z.array(z.number().int()).default([]),
  perDay: z.number().int().default(0),
})
export type StoredBonusTerms = z.output<typeof storedBonusTerms>

/** A rule as it is stored, in minor units. */
export function bonusTermsToStore(document: BonusRuleDocument, currency: string): StoredBonusTerms {
  const { days, excludedGames, excludedTypes, excludedVendors, perDay, perMember, wagerOf, weekdays } =
    document
  const minor = (text: string): string => (text === '0' ? text : toMinor(text, currency).toString())
  return {
    percent: String(document.percent),
    most: minor(document.most),
    minDeposit: minor(document.minDeposit),
    wagerTimes: String(document.wagerTimes),
    wagerOf,
    maxBet: minor(document.maxBet),
    ...{ days, perMember, excludedTypes, excludedVendors, excludedGames, weekdays, perDay },
  }
}

export function bonusRuleOf(terms: unknown): BonusRule {
  const { maxBet, minDeposit, most, percent, wagerTimes, ...same } = storedBonusTerms.parse(terms)
  return {
    ...same,
    percent: BigInt(percent),
    most: BigInt(most),
    minDeposit: BigInt(minDeposit),
    wagerTimes: BigInt(wagerTimes),
    maxBet: BigInt(maxBet),
  }
}

/** Terms in decimal text, for members and operators. */
export function toBonusTermsDto(rule: BonusRule, currency: string): BonusTerms {
  return {
    percent: Number(rule.percent),
    most: toDecimal(rule.most, currency),
    minDeposit: toDecimal(rule.minDeposit, currency),
    wagerTimes: Number(rule.wagerTimes),
    wagerOf: rule.wagerOf,
    maxBet: rule.maxBet === 0n ? null : toDecimal(rule.maxBet, currency),
    days: rule.days,
    excludedTypes: [...rule.excludedTypes],
    excludedVendors: [...rule.excludedVendors],
    excludedGames: [...rule.excludedGames],
    ...(rule.weekdays.length > 0 && { weekdays: [...rule.weekdays] }),
    ...(rule.perDay > 0 && { perDay: rule.perDay }),
  }
}
