import { z } from 'zod'
import { defineCall } from './call.ts'
import { cooling } from './security-centre.ts'
import { cursorText, moment, pageSize } from './fields.ts'

/** What a member asks the house to change. */
export const REVIEW_KINDS = ['payee-name', 'email', 'mobile'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]
export const REVIEW_STATES = ['waiting', 'approved', 'refused'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

const operator = { access: 'operator', right: 'members', branded: false } as const
const merchant = z.string().min(1).max(32)
const named = z.object({ merchant, account: z.string().min(1).max(64) })
const why = z.string().trim().min(3).max(500)

export const memberReview = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  kind: z.enum(REVIEW_KINDS),
  state: z.enum(REVIEW_STATES),
  /** Numbers but for their last digits. */
  former: z.string().nullable(),
  wanted: z.string(),
  /** In the member’s words. */
  why: z.string(),
  askedAt: moment,
  decidedAt: moment.nullable(),
  decidedBy: z.string().nullable(),
  decidedWhy: z.string().nullable(),
})
export type MemberReview = z.output<typeof memberReview>

export const listReviews = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/reviews',
  brandOf: { listed: 'merchant' },
  summary: 'Changes of payee name, e-mail and number that members ask for, the newest first (PLT-09)',
  query: z.object({
    merchant: merchant.optional(),
    state: z.enum(REVIEW_STATES).optional(),
    kind: z.enum(REVIEW_KINDS).optional(),
    account: z.string().min(1).max(64).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(100, 50),
  }),
  response: z.object({ list: z.array(memberReview), nextCursor: cursorText.nullable() }),
})

export const approveReview = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/reviews/:id/approve',
  brandOf: { thing: 'review' },
  summary: 'Makes the change that a member requested; the member is notified (PLT-09)',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ why }),
  response: memberReview,
})

export const refuseReview = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/reviews/:id/refuse',
  brandOf: { thing: 'review' },
  summary: 'Refuses a change that a member requested; the member is notified with the reason (PLT-09)',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ why }),
  response: memberReview,
})

const safety = z.object({
  app: z.boolean(),
  passkeys: z.number().int(),
  recoveryCodes: z.number().int(),
  questions: z.boolean(),
  email: z.object({ shown: z.string().nullable(), confirmed: z.boolean() }),
  mobile: z.object({ shown: z.string().nullable(), confirmed: z.boolean() }),
  cooling: cooling.nullable(),
  reviews: z.array(memberReview),
})
export type MemberSafety = z.output<typeof safety>

export const readMemberSafety = defineCall({
  ...operator,
  right: ['members', 'money', 'risk'],
  method: 'GET',
  path: '/wps/operator/members/:merchant/:account/safety',
  brandOf: { named: 'params' },
  summary: 'What keeps a member’s account safe, and what waits of it (PLT-09)',
  params: named,
  response: safety,
})

export const removeSecondFactor = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/members/:merchant/:account/second-factor/remove',
  brandOf: { named: 'params' },
  summary: 'Takes the second factor of a member away who has lost it; the member is notified (PLT-09)',
  params: named,
  body: z.strictObject({ why }),
  response: safety,
})

export const liftCooling = defineCall({
  ...operator,
  right: ['money', 'risk'],
  method: 'POST',
  path: '/wps/operator/members/:merchant/:account/cooling/lift',
  brandOf: { named: 'params' },
  summary: 'Lets a member withdraw again before the time after a change is over (PLT-09)',
  params: named,
  body: z.strictObject({ why }),
  response: safety,
})
