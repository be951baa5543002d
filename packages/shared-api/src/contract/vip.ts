import { z } from 'zod'
import { defineCall } from './call.ts'
import { decimalText, idText, moment } from './fields.ts'
import { VIP_CONDITIONS } from './reward-documents.ts'

/** A gift that is none, not reached, waiting to be claimed, claimed, or over. */
export const GIFT_STATES = ['none', 'ahead', 'open', 'claimed', 'over'] as const

const condition = z.object({
  kind: z.enum(VIP_CONDITIONS),
  least: z.string(),
  /** Within the window, today among it. */
  have: z.string(),
  done: z.boolean(),
})
export type VipConditionDto = z.output<typeof condition>

const gift = z.object({ amount: decimalText, state: z.enum(GIFT_STATES) })

const vipLevel = z.object({
  labelId: z.string(),
  level: z.number().int(),
  name: z.string(),
  conditions: z.array(condition),
  keep: z.array(condition),
  rebatePercent: z.number().int(),
  pointsPercent: z.number().int(),
  gift,
  monthGift: decimalText,
})
export type VipLevelDto = z.output<typeof vipLevel>

export const readVip = defineCall({
  method: 'GET',
  path: '/wps/vip',
  access: 'member',
  summary: 'Levels with what leads to each and what each gives, and the member’s own level (MEM-12, B3)',
  silent: true,
  response: z.object({
    /** Of the member; null where the brand has no levels. */
    labelId: z.string().nullable(),
    /** Since this day of the brand; null until the first one is over. */
    since: z.iso.date().nullable(),
    windowDays: z.number().int(),
    /** When levels are counted next. */
    nextAt: moment,
    timeZone: z.string(),
    levels: z.array(vipLevel),
    monthGift: gift.extend({ expiresAt: moment.nullable() }),
  }),
})

export const claimVipGift = defineCall({
  method: 'POST',
  path: '/wps/vip/:level/claim',
  access: 'member',
  summary: 'Claims the gift of a level by its label, or the one of this `month`, once (MEM-12)',
  params: z.object({ level: idText }),
  response: z.object({ amount: decimalText, currency: z.string() }),
})
