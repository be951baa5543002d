import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'

/** `waiting`: for the one before it. `active`: it is played for. The others are an end, and for good. */
export const BONUS_STATES = ['waiting', 'active', 'converted', 'forfeited', 'expired'] as const
export type BonusState = (typeof BONUS_STATES)[number]

/** Of what the wagering is a multiple. */
export const WAGER_BASES = ['bonus', 'deposit-and-bonus'] as const

/** What holds for a bonus, as it was when its deposit began. */
export const bonusTerms = z.object({
  percent: z.number().int(),
  most: decimalText,
  minDeposit: decimalText,
  wagerTimes: z.number().int(),
  wagerOf: z.enum(WAGER_BASES),
  /** Null where there is no such bound. */
  maxBet: decimalText.nullable(),
  days: z.number().int(),
  /** What is played of these counts for nothing. */
  excludedTypes: z.array(z.string()),
  excludedVendors: z.array(z.string()),
  excludedGames: z.array(z.string()),
  /** Days of the week on which it is given, 0 for Sunday; left out where it is on every day. */
  weekdays: z.array(z.number().int()).optional(),
  /** How often it is given a day; left out where that has no bound. */
  perDay: z.number().int().optional(),
})
export type BonusTerms = z.output<typeof bonusTerms>

const bonus = z.object({
  bonusId: z.uuid(),
  promotionId: z.string(),
  /** The promotion's, in the language of the call. */
  title: z.string(),
  state: z.enum(BONUS_STATES),
  currency: z.string(),
  amount: decimalText,
  /** What was paid in with it. */
  deposit: decimalText,
  required: decimalText,
  /** What has been played for it, up to now or until it ended. */
  wagered: decimalText,
  /** Whether it becomes cash now. */
  mayConvert: z.boolean(),
  terms: bonusTerms,
  grantedAt: moment,
  expiresAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** The time zone of its times: the brand's (IANA name). */
  timeZone: z.string(),
})
export type Bonus = z.output<typeof bonus>

export const listBonuses = defineCall({
  method: 'GET',
  path: '/wps/relay/bonuses',
  access: 'member',
  summary: 'Own bonuses with how far each is played for, newest first',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(50, 20) }),
  response: z.object({ bonuses: z.array(bonus), nextCursor: cursorText.nullable() }),
})

const named = z.object({ bonusId: z.uuid() })

export const convertBonus = defineCall({
  method: 'POST',
  path: '/wps/relay/bonuses/:bonusId/convert',
  access: 'member',
  summary: 'Makes an own bonus cash that has been played for enough; twice is once',
  params: named,
  response: bonus,
})

export const forfeitBonus = defineCall({
  method: 'POST',
  path: '/wps/relay/bonuses/:bonusId/forfeit',
  access: 'member',
  summary: 'Gives up an own bonus, and what is still to be played for it; twice is once',
  params: named,
  response: bonus,
})
