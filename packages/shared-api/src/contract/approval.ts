import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'

const MAX_PAGE = 100
const PAGE = 25
const MOST_WHY = 300

/** A pending request can be approved for so many days. */
export const APPROVAL_DAYS = 7
/** Two operators count as one person for so many days after one of them added the other, or renewed their access. */
export const RELATED_DAYS = 7

/** `executing`: a second person has approved, and the call is being made. */
export const APPROVAL_STATES = ['pending', 'executing', 'approved', 'rejected', 'expired'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** `approvable`: pending requests that the reader can approve. `mine`: all that the reader has requested. `all`: every one. */
export const APPROVAL_BOXES = ['approvable', 'mine', 'all'] as const
export type ApprovalBox = (typeof APPROVAL_BOXES)[number]

/** What a second person has to approve before it is done (PLT-09). */
export const APPROVAL_ACTIONS = [
  'publish',
  'schedule',
  'restore',
  'archive',
  'reward',
  'debt-write-off',
  'difference-end',
  'agent-pay-correction',
  'agent-contract',
] as const
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number]

/** Why the reader of a request cannot approve it. */
export const APPROVAL_BLOCKS = ['closed', 'same_person', 'related', 'right'] as const

/** A change that one operator has requested and that another one approves or rejects. */
export const approvalRequest = z.object({
  id: z.uuid(),
  action: z.enum(APPROVAL_ACTIONS),
  merchant: z.string().nullable(),
  /** What is changed: `kind/id` of a document, or the account of a member. */
  subject: z.string(),
  /** Where house money is handed out. */
  amount: decimalText.nullable(),
  currency: z.string().nullable(),
  /** The fields that change, as they are and as they would be. */
  changes: z
    .object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) })
    .nullable(),
  state: z.enum(APPROVAL_STATES),
  requestedBy: z.string(),
  requestedAt: moment,
  expiresAt: moment,
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  /** Why it was rejected. */
  why: z.string().nullable(),
  /** Null where the reader may approve it. */
  blocked: z.enum(APPROVAL_BLOCKS).nullable(),
})
export type ApprovalRequest = z.output<typeof approvalRequest>

const operator = { access: 'operator', right: 'read', branded: false } as const
const params = z.object({ id: z.uuid() })

export const listApprovals = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/approvals',
  brandOf: { listed: 'merchant' },
  summary: 'Changes that wait for a second person, and what became of earlier ones, newest first (PLT-09)',
  query: z.object({
    box: z.enum(APPROVAL_BOXES).default('all'),
    merchant: z.string().max(32).optional(),
    state: z.enum(APPROVAL_STATES).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({
    list: z.array(approvalRequest),
    nextCursor: cursorText.nullable(),
    /** Of all pages, whatever the state that was filtered by. */
    counts: z.object({ approvable: z.number().int() }),
  }),
})

export const approveRequest = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/approvals/:id/approve',
  inPerson: true,
  brandOf: { thing: 'approval' },
  summary:
    'Makes the requested call, with the rights and brands of the approver: second_person_needed for the requester and for whom they added, approval_closed; what the call itself refuses leaves the request pending; audited (PLT-09)',
  params,
  response: z.object({
    request: approvalRequest,
    /** What the requested call answered. */
    result: z.unknown(),
  }),
})

export const rejectRequest = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/approvals/:id/reject',
  brandOf: { thing: 'approval' },
  summary: 'Rejects a pending request, or withdraws an own one; audited (PLT-09)',
  params,
  body: z.strictObject({ why: z.string().trim().min(1).max(MOST_WHY) }),
  response: approvalRequest,
})
