import type { BonusState } from '@site/shared-api/contract/bonus'
import { BONUS_STATES } from '#money/bonus/rules/bonus-states'

/** What holds for a bonus; amounts in minor units. */
export interface BonusRule {
  readonly percent: bigint
  readonly most: bigint
  readonly minDeposit: bigint
  readonly wagerTimes: bigint
  readonly wagerOf: 'bonus' | 'deposit-and-bonus'
  /** 0: no such bound. */
  readonly maxBet: bigint
  readonly days: number
  readonly excludedTypes: readonly string[]
  readonly excludedVendors: readonly string[]
  readonly excludedGames: readonly string[]
  /** 0 for Sunday; none: every day. */
  readonly weekdays: readonly number[]
  /** 0: no such bound. */
  readonly perDay: number
}

export interface Grant {
  readonly amount: bigint
  readonly required: bigint
}

const DAY_MS = 24 * 3_600_000

/** What a credited deposit gives: the percentage rounded down, the most at most; undefined where it gives nothing. */
export function grantOf(rule: BonusRule, deposit: bigint): Grant | undefined {
  if (deposit < rule.minDeposit) return undefined
  const share = (deposit * rule.percent) / 100n
  const amount = share < rule.most ? share : rule.most
  if (amount === 0n) return undefined
  const base = rule.wagerOf === 'bonus' ? amount : deposit + amount
  return { amount, required: base * rule.wagerTimes }
}

/** A bonus as its rules see it; times in Unix ms. */
export interface BonusLife {
  readonly state: BonusState
  readonly required: bigint
  readonly days: number
  readonly activeFrom: number | null
  readonly expiresAt: number | null
}

/** Events of a bonus; `wagered` is what has been played for it until then, in minor units. */
export type BonusEvent =
  | { readonly what: 'turn'; readonly at: number }
  | { readonly what: 'convert'; readonly wagered: bigint; readonly at: number }
  | { readonly what: 'forfeit' }
  | { readonly what: 'time'; readonly wagered: bigint; readonly at: number }

/** What becomes of its money: cash, or the house's again. */
export type BonusBooking = 'cash' | 'house'

export interface BonusStep {
  readonly life: BonusLife
  readonly booking?: BonusBooking
}

export const isOver = ({ state }: Pick<BonusLife, 'state'>): boolean =>
  state !== 'waiting' && state !== 'active'

/** Whether it would become cash. */
export const isPlayed = (
  { required, state }: Pick<BonusLife, 'required' | 'state'>,
  wagered: bigint,
): boolean => state === 'active' && wagered >= required

/**
 * The rules of a bonus, without a clock or a database: one of a member is played for at a time, the oldest first; it becomes cash
 * when enough was played, and only then; what was not played for in time, or is given up, is the house's again. An end is one for
 * good. A member who has played enough and forgets to convert it gets the cash when the time is over.
 */
export function bonusStep(life: BonusLife, event: BonusEvent): BonusStep {
  if (!BONUS_STATES.has(event.what, life.state)) return { life }
  const step = ruleOf(life, event)
  if (step.life !== life) BONUS_STATES.requireTarget(event.what, life.state, step.life.state)
  return step
}

function ruleOf(life: BonusLife, event: BonusEvent): BonusStep {
  switch (event.what) {
    case 'turn':
      if (life.state !== 'waiting') return { life }
      return {
        life: { ...life, state: 'active', activeFrom: event.at, expiresAt: event.at + life.days * DAY_MS },
      }
    case 'convert':
      return isPlayed(life, event.wagered) ? converted(life) : { life }
    case 'forfeit':
      return isOver(life) ? { life } : { life: { ...life, state: 'forfeited' }, booking: 'house' }
    case 'time':
      if (life.state !== 'active' || life.expiresAt === null || event.at < life.expiresAt) return { life }
      if (isPlayed(life, event.wagered)) return converted(life)
      return { life: { ...life, state: 'expired' }, booking: 'house' }
  }
}

const converted = (life: BonusLife): BonusStep => ({ life: { ...life, state: 'converted' }, booking: 'cash' })
