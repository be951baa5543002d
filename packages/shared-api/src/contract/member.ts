import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

/** Pictures a member may have instead of initials: names of the kit's drawings. */
export const HEAD_ICONS = [
  'star',
  'crown',
  'gem',
  'cherry',
  'flame',
  'rocket',
  'moon',
  'sun',
  'feather',
  'fish',
  'heart',
  'trophy',
] as const
export type HeadIcon = (typeof HEAD_ICONS)[number]
/** None: the initials. */
const headIcon = z.enum(HEAD_ICONS).nullable()

/** How others call a member: letters, digits and what separates names. */
export const NICKNAME = { min: 2, max: 20, pattern: /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u } as const

export const memberInfo = defineCall({
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  summary: 'Who the member is (A3)',
  response: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string().nullable(),
    icon: headIcon,
    type: z.number().int(),
    registeredAt: moment,
    lastLoginAt: moment.nullable(),
  }),
})

export const readIcon = defineCall({
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  summary: 'The head icon of the member (B7)',
  silent: true,
  response: z.object({ icon: headIcon }),
})

export const changeIcon = defineCall({
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'member',
  summary: 'Changes the head icon, form-encoded or as JSON; nothing named: the initials again (B7)',
  body: z.object({ icon: z.union([z.enum(HEAD_ICONS), z.literal('')]) }),
  response: z.object({ icon: headIcon }),
})

export const changeNickname = defineCall({
  method: 'POST',
  path: '/wps/member/info/nickname',
  access: 'member',
  summary: 'Changes how others call the member (B7)',
  body: z.object({
    nickname: z.string().trim().min(NICKNAME.min).max(NICKNAME.max).regex(NICKNAME.pattern),
  }),
  response: z.object({ nickname: z.string() }),
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
