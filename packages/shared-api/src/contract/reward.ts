import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'

const MAX_PAGE = 50
const PAGE = 20

/** Who gives a reward: a VIP level, a month of one, an operator. */
export const GRANT_SOURCES = ['vip-level', 'vip-month', 'operator'] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]

const reward = z.object({
  rewardId: z.uuid(),
  source: z.enum(GRANT_SOURCES),
  title: z.string(),
  amount: decimalText,
  currency: z.string(),
  grantedAt: moment,
  expiresAt: moment.nullable(),
  claimedAt: moment.nullable(),
})
export type Reward = z.output<typeof reward>

export const readRewards = defineCall({
  method: 'GET',
  path: '/wps/rewards',
  access: 'member',
  summary: 'What waits to be claimed, and the rules of the brand (MEM-05)',
  silent: true,
  response: z.object({
    open: z.array(reward),
    /** Rebate that waits; null where the brand has none to claim. */
    rebate: decimalText.nullable(),
    currency: z.string(),
    text: z.string(),
    timeZone: z.string(),
  }),
})

export const rewardHistory = defineCall({
  method: 'GET',
  path: '/wps/rewards/history',
  access: 'member',
  summary: 'Rewards that were claimed, newest first (MEM-05)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }),
  response: z.object({ list: z.array(reward), nextCursor: cursorText.nullable() }),
})

export const claimReward = defineCall({
  method: 'POST',
  path: '/wps/rewards/:id/claim',
  access: 'member',
  summary: 'Claims a reward, once: the same again answers the same (MEM-05)',
  params: z.object({ id: z.uuid() }),
  response: reward,
})
