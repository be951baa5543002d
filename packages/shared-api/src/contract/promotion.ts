import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, idText, localMoment, moment, moneyText, pageSize } from './fields.ts'

/** B5, B9: what a member may say and show with an application. */
export const MOST_REMARK = 140
export const MOST_REWARD_PICTURES = 3
export const MOST_REWARD_PICTURE_BYTES = 5_242_880

/** What an application can be: waiting, granted without money, refused, or paid. */
export const APPLICATION_STATES = ['applied', 'approved', 'refused', 'paid'] as const
export const applicationState = z.enum(APPLICATION_STATES)
export type ApplicationState = z.output<typeof applicationState>

/** How far a member is with a promotion: `joined`, what has become of the latest application, or that it ended before one. */
export const joinedState = z.enum(['joined', ...APPLICATION_STATES, 'ended'])
export type JoinedState = z.output<typeof joinedState>

/** An address for its requester alone, and for a while. */
const privatePicture = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() })

const application = z.object({
  id: z.uuid(),
  state: applicationState,
  remarks: z.string(),
  pictures: z.array(privatePicture),
  appliedAt: localMoment,
  decidedAt: localMoment.nullable(),
  /** Null unless money was paid. */
  amount: decimalText.nullable(),
  currency: z.string().nullable(),
  /** What the operator answered, in the requested language; null where there is nothing to say. */
  answer: z.string().nullable(),
})
export type RewardApplication = z.output<typeof application>

const joined = z.object({
  promotionId: z.string(),
  title: z.string(),
  /** The cover; null where the promotion has no picture. */
  url: z.string().nullable(),
  startDate: localMoment,
  endDate: localMoment.nullable(),
  noExpiry: z.union([z.literal(0), z.literal(1)]),
  /** Whether it can still be seen and taken part in. */
  runs: z.boolean(),
  state: joinedState,
  joinedAt: localMoment,
  /** Whether an application would be taken now. */
  mayApply: z.boolean(),
  /** The latest one. */
  application: application.nullable(),
})
export type JoinedPromotion = z.output<typeof joined>

export const joinPromotion = defineCall({
  method: 'POST',
  path: '/wps/promotion/join',
  access: 'member',
  summary: 'Joins a sign-up promotion; twice is once (B7)',
  body: z.object({ promotionId: idText }),
  response: joined,
})

/** Beyond what B5 allows, so that a remark that is too long is refused after what else is wrong. */
const MOST_SENT_REMARK = 2_000

export const requestReward = defineCall({
  method: 'POST',
  path: '/wps/promotion/requestReward',
  access: 'member',
  summary:
    'Applies for the reward of a promotion, which joins it as well: remarks of 140 characters, three pictures (JPEG or PNG of 5 MB) where it asks for them (B5, B7). Where they were taken is not kept',
  pictures: { most: MOST_REWARD_PICTURES, mostBytes: MOST_REWARD_PICTURE_BYTES, optional: true },
  query: z.object({
    /** Made by the applicant's page: sent again it is the same application. */
    id: z.uuid().optional(),
    promotionId: idText,
    remarks: z.string().trim().max(MOST_SENT_REMARK).default(''),
  }),
  response: joined,
})

const MOST = 50
const NORMAL = 20

export const listJoined = defineCall({
  method: 'GET',
  path: '/wps/promotion/joined',
  access: 'member',
  summary: 'What the member has joined and how far they are, the newest first',
  silent: true,
  query: z.object({
    /** One promotion alone. */
    promotionId: idText.optional(),
    limit: pageSize(MOST, NORMAL),
    cursor: cursorText.optional(),
  }),
  response: z.object({ list: z.array(joined), nextCursor: cursorText.nullable() }),
})

const merchant = z.string().min(1).max(32)
const named = z.object({ id: z.uuid() })
const listQuery = {
  merchant: merchant.optional(),
  promotion: idText.optional(),
  account: z.string().min(1).max(64).optional(),
  limit: pageSize(100, 25),
  cursor: cursorText.optional(),
}
const bilingual = z.object({ EN: z.string(), TY: z.string() })

const queued = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  promotionId: z.string(),
  promotion: bilingual,
  state: applicationState,
  pictures: z.number().int(),
  appliedAt: moment,
  decidedAt: moment.nullable(),
  decidedBy: z.string().nullable(),
  amount: decimalText.nullable(),
  currency: z.string(),
})
export type QueuedReward = z.output<typeof queued>

// Looking is for who helps members and who pays; deciding is for who pays, since an approval moves money.

export const listRewards = defineCall({
  method: 'GET',
  path: '/wps/operator/rewards',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: ['money', 'members'],
  summary: 'Applications for rewards: those that wait, the oldest first; others the newest first',
  branded: false,
  query: z.object({ ...listQuery, state: applicationState.default('applied') }),
  response: z.object({ list: z.array(queued), nextCursor: cursorText.nullable() }),
})

export const readReward = defineCall({
  method: 'GET',
  path: '/wps/operator/rewards/:id',
  brandOf: { thing: 'reward' },
  access: 'operator',
  right: ['money', 'members'],
  summary: 'One application with its pictures and who the member is',
  branded: false,
  params: named,
  response: queued.extend({
    remarks: z.string(),
    shown: z.array(privatePicture),
    answer: bilingual.nullable(),
    member: z.object({
      account: z.string(),
      nickname: z.string().nullable(),
      type: z.number().int(),
      closed: z.boolean(),
      since: moment,
      joinedAt: moment.nullable(),
      balance: decimalText,
      /** Other applications of this member by what became of them. */
      others: z.object({
        applied: z.number().int(),
        approved: z.number().int(),
        refused: z.number().int(),
        paid: z.number().int(),
      }),
    }),
  }),
})
export type ReadReward = z.output<(typeof readReward)['response']>

export const approveReward = defineCall({
  method: 'POST',
  path: '/wps/operator/rewards/:id/approve',
  brandOf: { thing: 'reward' },
  access: 'operator',
  right: 'money',
  summary:
    'Approves an application; an amount is paid into the main wallet at once, and later to one that was approved without; audited',
  branded: false,
  params: named,
  body: z.strictObject({ amount: moneyText.nullable() }),
  response: queued,
})

const MOST_REASON = 500
const reasonText = z.string().trim().min(1).max(MOST_REASON)

export const refuseReward = defineCall({
  method: 'POST',
  path: '/wps/operator/rewards/:id/refuse',
  brandOf: { thing: 'reward' },
  access: 'operator',
  right: 'money',
  summary: 'Refuses an application with a reason in both languages, or one text as it is; audited',
  branded: false,
  params: named,
  body: z.strictObject({
    reason: z.union([
      z.strictObject({ EN: reasonText, TY: reasonText }),
      z.strictObject({ text: reasonText }),
    ]),
  }),
  response: queued,
})

export const listJoins = defineCall({
  method: 'GET',
  path: '/wps/operator/joins',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: ['money', 'members'],
  summary: 'Who has joined promotions, the newest first',
  branded: false,
  query: z.object(listQuery),
  response: z.object({
    list: z.array(
      z.object({
        id: z.uuid(),
        merchant: z.string(),
        account: z.string(),
        promotionId: z.string(),
        promotion: bilingual,
        joinedAt: moment,
        state: joinedState,
      }),
    ),
    nextCursor: cursorText.nullable(),
  }),
})
