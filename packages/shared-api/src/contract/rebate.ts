import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'

const MAX_PAGE = 50
const PAGE = 20

/** Turnover of one type and provider that rebate is due for. */
const line = z.object({
  gameType: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  turnover: decimalText,
  /** In per cent, as decimal text: `0.6`. */
  rate: z.string(),
  amount: decimalText,
})
export type RebateLine = z.output<typeof line>

const claim = z.object({
  claimId: z.uuid(),
  at: moment,
  amount: decimalText,
  currency: z.string(),
  /** By whom: the member, or the end of a day. */
  by: z.enum(['member', 'day']),
})
export type RebateClaim = z.output<typeof claim>

export const readRebate = defineCall({
  method: 'GET',
  path: '/wps/rebate',
  access: 'member',
  summary: 'Turnover by type and provider that rebate is due for, with rates (MEM-11)',
  silent: true,
  response: z.object({
    currency: z.string(),
    lines: z.array(line),
    total: decimalText,
    /** Less cannot be claimed by hand. */
    least: decimalText,
    /** What becomes of unclaimed rebate, and when. */
    unclaimed: z.enum(['paid', 'lapses']),
    days: z.number().int(),
    timeZone: z.string(),
  }),
})

export const rebateHistory = defineCall({
  method: 'GET',
  path: '/wps/rebate/history',
  access: 'member',
  summary: 'Rebate that was paid, newest first (MEM-11)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }),
  response: z.object({ list: z.array(claim), nextCursor: cursorText.nullable() }),
})

export const claimRebate = defineCall({
  method: 'POST',
  path: '/wps/rebate/claim',
  access: 'member',
  summary: 'Claims all rebate that is due, once for each claimId (MEM-11)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    claimId: z.uuid(),
  }),
  response: claim,
})
