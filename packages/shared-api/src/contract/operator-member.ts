import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize, shortText } from './fields.ts'
import { memberFreeze, memberSums, moneyLimits } from './member-admin.ts'
import { recordRound } from './record.ts'
import { ledgerLine } from './wallet.ts'

const MAX_PAGE = 100
const PAGE = 50

/** Who may view members: operators of members, money and risk. */
const operator = { access: 'operator', right: ['members', 'money', 'risk'], branded: false } as const
const merchant = z.string().min(1).max(32)
const named = z.object({ merchant, account: z.string().min(1).max(64) })

export const consoleMember = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  nickname: z.string().nullable(),
  type: z.number().int(),
  status: z.enum(['active', 'disabled']),
  /** But for the last four digits. */
  mobile: z.string().nullable(),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
})
export type ConsoleMember = z.output<typeof consoleMember>

export const listMembers = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/members/:merchant',
  brandOf: { named: 'params' },
  summary:
    'Members of a brand by the beginning of their account name, by their whole mobile, card or e-wallet number, e-mail address, id or the id of a device; without any of these the newest',
  params: z.object({ merchant }),
  query: z.object({
    search: shortText.optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(consoleMember), nextCursor: cursorText.nullable() }),
})

export const readMember = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/members/:merchant/:account',
  brandOf: { named: 'params' },
  summary: 'A member with money, the last lines and rounds, and devices; viewing is audited',
  params: named,
  query: z.object({ /** Of names. */ language: z.enum(['EN', 'TY']).default('EN') }),
  response: consoleMember.extend({
    vipLevel: z.number().int(),
    payeeName: z.string().nullable(),
    /** May not open games for the time being. */
    restricted: z.boolean(),
    freezes: z.array(memberFreeze),
    /** What an operator allows of deposits and withdrawals; null: as the brand says. */
    limits: z.object({ limits: moneyLimits, by: z.string(), why: z.string(), at: moment }).nullable(),
    sums: memberSums,
    timeZone: z.string(),
    wallets: z.array(
      z.object({ walletId: z.string(), name: z.string(), balance: decimalText, currency: z.string() }),
    ),
    /** Set aside for a withdrawal. */
    held: decimalText,
    /** Outstanding for deposits that were taken back. */
    debt: decimalText,
    currency: z.string(),
    /** What play came to within the last 30 days. */
    play: z.object({
      rounds: z.number().int(),
      bet: decimalText,
      won: decimalText,
      jackpot: decimalText,
      net: decimalText,
    }),
    lines: z.array(ledgerLine),
    rounds: z.array(recordRound),
    devices: z.array(
      z.object({
        id: z.uuid(),
        device: z.string().nullable(),
        address: z.string(),
        firstAt: moment,
        lastAt: moment,
      }),
    ),
  }),
})
export type ConsoleMemberDetail = z.output<typeof readMember.response>
