import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, idText, moment, moneyText, pageSize, shortText } from './fields.ts'
import { MALL_STATES } from './mall.ts'
import { GOOD_KINDS } from './reward-documents.ts'
import { GRANT_SOURCES } from './reward.ts'

const MAX_PAGE = 200
const PAGE = 25
const MOST_WHY = 300
const MOST_TITLE = 80
const MOST_NOTE = 500

/** Requested by the first of two, waiting for the member, claimed, taken back, or over. */
export const GRANT_STATES = ['proposed', 'open', 'claimed', 'taken-back', 'expired'] as const
export type GrantState = (typeof GRANT_STATES)[number]

const page = { cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }
const whose = { merchant: shortText.optional(), account: shortText.optional() }
const named = z.object({ id: z.uuid() })

const grant = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  source: z.enum(GRANT_SOURCES),
  title: z.object({ EN: z.string(), TY: z.string() }),
  amount: decimalText,
  currency: z.string(),
  state: z.enum(GRANT_STATES),
  why: z.string().nullable(),
  grantedBy: z.string(),
  approvedBy: z.string().nullable(),
  grantedAt: moment,
  expiresAt: moment.nullable(),
  claimedAt: moment.nullable(),
})
export type ConsoleGrant = z.output<typeof grant>

export const listGrants = defineCall({
  method: 'GET',
  path: '/wps/operator/grants',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: ['money', 'members'],
  summary: 'Rewards that members may claim or have claimed, newest first (PLT-09)',
  branded: false,
  query: z.object({
    ...page,
    ...whose,
    source: z.enum(GRANT_SOURCES).optional(),
    state: z.enum(GRANT_STATES).optional(),
  }),
  response: z.object({ list: z.array(grant), nextCursor: cursorText.nullable() }),
})

export const makeGrant = defineCall({
  method: 'POST',
  path: '/wps/operator/grants',
  brandOf: { named: 'body' },
  access: 'operator',
  right: 'money',
  summary: 'Grants a reward to a member; from the brand’s amount on another operator approves it; audited',
  branded: false,
  body: z.strictObject({
    /** Made by the page before the first try. */
    id: z.uuid(),
    merchant: idText,
    account: idText,
    amount: moneyText,
    title: z.strictObject({
      EN: z.string().trim().min(1).max(MOST_TITLE),
      TY: z.string().trim().min(1).max(MOST_TITLE),
    }),
    /** For operators alone. */
    why: z.string().trim().min(3).max(MOST_WHY),
    days: z.number().int().min(1).max(365).nullable(),
  }),
  response: grant,
})

export const approveGrant = defineCall({
  method: 'POST',
  path: '/wps/operator/grants/:id/approve',
  brandOf: { thing: 'grant' },
  access: 'operator',
  right: 'money',
  summary: 'The second person’s word on a proposed reward: second_person_needed for the first; audited',
  branded: false,
  params: named,
  response: grant,
})

export const takeBackGrant = defineCall({
  method: 'POST',
  path: '/wps/operator/grants/:id/take-back',
  brandOf: { thing: 'grant' },
  access: 'operator',
  right: 'money',
  summary: 'Takes back a reward that was not claimed; audited',
  branded: false,
  params: named,
  body: z.strictObject({ why: z.string().trim().min(3).max(MOST_WHY) }),
  response: grant,
})

const mallOrder = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  goodId: z.string(),
  name: z.object({ EN: z.string(), TY: z.string() }),
  kind: z.enum(GOOD_KINDS),
  points: z.number().int(),
  state: z.enum(MALL_STATES),
  /** Where it may go from here. */
  next: z.array(z.enum(MALL_STATES)),
  note: z.string().nullable(),
  contact: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
  at: moment,
  changedAt: moment,
  changedBy: z.string(),
})
export type ConsoleMallOrder = z.output<typeof mallOrder>

export const listConsoleMallOrders = defineCall({
  method: 'GET',
  path: '/wps/operator/mall-orders',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'members',
  summary: 'Orders of goods, newest first (PLT-09)',
  branded: false,
  query: z.object({ ...page, ...whose, state: z.enum(MALL_STATES).optional() }),
  response: z.object({ list: z.array(mallOrder), nextCursor: cursorText.nullable() }),
})

export const moveMallOrder = defineCall({
  method: 'POST',
  path: '/wps/operator/mall-orders/:id/move',
  brandOf: { thing: 'mall-order' },
  access: 'operator',
  right: 'members',
  summary: 'Moves an order on, with a word to the member; cancelled gives points and stock back; audited',
  branded: false,
  params: named,
  body: z.strictObject({
    /** As it was seen: another one is order_moved. */
    from: z.enum(MALL_STATES),
    to: z.enum(MALL_STATES),
    note: z.string().trim().max(MOST_NOTE).optional(),
  }),
  response: mallOrder,
})

export const listRebates = defineCall({
  method: 'GET',
  path: '/wps/operator/rebates',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'money',
  summary: 'Rebate that was paid, newest first (PLT-09)',
  branded: false,
  query: z.object({ ...page, ...whose }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.uuid(),
        merchant: z.string(),
        account: z.string(),
        at: moment,
        amount: decimalText,
        currency: z.string(),
        by: z.enum(['member', 'day']),
      }),
    ),
    nextCursor: cursorText.nullable(),
  }),
})
