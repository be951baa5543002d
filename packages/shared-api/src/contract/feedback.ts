import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, moment, pageSize } from './fields.ts'

const MOST_AT_ONCE = 50
const PAGE = 20
/** However long a brand lets it be. */
const LONGEST = 5_000
const LONGEST_ANSWER = 2_000

/** What feedback is about. */
export const FEEDBACK_CATEGORIES = [
  'deposit',
  'withdrawal',
  'games',
  'promotions',
  'account',
  'site',
  'other',
] as const
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number]

/** `waiting` for an operator, `answered`, or `closed` without an answer. */
export const FEEDBACK_STATES = ['waiting', 'answered', 'closed'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]

const feedback = z.object({
  id: z.uuid(),
  category: z.enum(FEEDBACK_CATEGORIES),
  /** As it was typed: plain text. */
  content: z.string(),
  state: z.enum(FEEDBACK_STATES),
  sentAt: moment,
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
})
export type Feedback = z.output<typeof feedback>

export const sendFeedback = defineCall({
  method: 'PUT',
  path: '/wps/feedback',
  access: 'member',
  summary: 'Sends feedback to the brand, once for each id; needs the flag FEEDBACK3 (B7, CON-07)',
  body: z.strictObject({
    /** Made before the first try: a second try after a lost answer makes no second one. */
    id: z.uuid(),
    category: z.enum(FEEDBACK_CATEGORIES),
    /** Between the bounds of the brand. */
    content: z.string().trim().max(LONGEST),
  }),
  response: feedback,
})

export const listFeedback = defineCall({
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  summary: 'The member’s feedback, the newest first, with its state, and how long it may be (B5)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MOST_AT_ONCE, PAGE) }),
  response: z.object({
    list: z.array(feedback),
    nextCursor: cursorText.nullable(),
    bounds: z.object({ min: z.number().int(), max: z.number().int() }),
  }),
})

const queuedFeedbackDto = feedback.extend({
  merchant: z.string(),
  account: z.string(),
  /** Who answered or closed it; null while it waits. */
  handledBy: z.string().nullable(),
})
export type QueuedFeedbackDto = z.output<typeof queuedFeedbackDto>

const named = z.object({ id: z.uuid() })

export const queuedFeedback = defineCall({
  method: 'GET',
  path: '/wps/operator/feedback',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'members',
  summary: 'Feedback of members, the newest first; what waits, the oldest first',
  branded: false,
  query: z.object({
    merchant: z.string().max(32).optional(),
    state: z.enum(FEEDBACK_STATES).optional(),
    category: z.enum(FEEDBACK_CATEGORIES).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MOST_AT_ONCE, PAGE),
  }),
  response: z.object({ list: z.array(queuedFeedbackDto), nextCursor: cursorText.nullable() }),
})

export const openFeedback = defineCall({
  method: 'GET',
  path: '/wps/operator/feedback/:id',
  brandOf: { thing: 'feedback' },
  access: 'operator',
  right: 'members',
  summary: 'One feedback with what is known of the member, and their earlier ones',
  branded: false,
  params: named,
  response: queuedFeedbackDto.extend({
    member: z.object({
      nickname: z.string().nullable(),
      type: z.number().int(),
      vipLevel: z.number().int(),
      joinedAt: moment,
      lastSeenAt: moment.nullable(),
      status: z.enum(['active', 'disabled']),
    }),
    earlier: z.array(feedback),
  }),
})

export const answerFeedback = defineCall({
  method: 'POST',
  path: '/wps/operator/feedback/:id/answer',
  brandOf: { thing: 'feedback' },
  access: 'operator',
  right: 'members',
  summary: 'Answers: the member finds it beside the feedback, and as a message; audited',
  branded: false,
  params: named,
  body: z.strictObject({ answer: z.string().trim().min(1).max(LONGEST_ANSWER) }),
  response: queuedFeedbackDto,
})

export const closeFeedback = defineCall({
  method: 'POST',
  path: '/wps/operator/feedback/:id/close',
  brandOf: { thing: 'feedback' },
  access: 'operator',
  right: 'members',
  summary: 'Closes what needs no answer; audited',
  branded: false,
  params: named,
  response: queuedFeedbackDto,
})
