import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

export const memberInfo = defineCall({
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  summary: 'Who the member is (A3)',
  response: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string().nullable(),
    type: z.number().int(),
    registeredAt: moment,
    lastLoginAt: moment.nullable(),
  }),
})

export const rankProgress = defineCall({
  method: 'GET',
  path: '/wps/member/rank/progress',
  access: 'member',
  summary: 'VIP progress: completed of expected conditions towards the next level (B3)',
  silent: true,
  response: z.object({
    currentProgress: z.object({
      completedConditions: z.number().int().nonnegative(),
      totalExpectedConditions: z.number().int().nonnegative(),
    }),
    playerRankProgress: z.object({
      labelId: z.string(),
      label: z.string(),
      level: z.number().int(),
      nextLabel: z.string().nullable(),
    }),
  }),
})
