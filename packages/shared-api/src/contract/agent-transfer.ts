import { z } from 'zod'
import { accountName, agentPage } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, moneyText } from './fields.ts'

const teamTransfer = z.object({
  transferId: z.uuid(),
  /** `out`: to a downline. `in`: from the upline. */
  way: z.enum(['out', 'in']),
  /** The other side. */
  account: z.string(),
  amount: decimalText,
  currency: z.string(),
  note: z.string().nullable(),
  at: moment,
})
export type TeamTransfer = z.output<typeof teamTransfer>

export const readTransferOffer = defineCall({
  method: 'GET',
  path: '/wps/agent/transfer',
  access: 'member',
  summary: 'What may be transferred to downlines now: bounds, what is left of today (B7)',
  silent: true,
  response: z.object({
    /** False while the brand has none. */
    on: z.boolean(),
    currency: z.string(),
    symbol: z.string(),
    balance: decimalText,
    min: decimalText,
    max: decimalText,
    /** Transfers and money that are left of today, by the brand’s clock. */
    countLeft: z.number().int(),
    amountLeft: decimalText,
    /** What has to be played first, as before a withdrawal; null where nothing has. */
    turnover: z.object({ required: decimalText, done: decimalText }).nullable(),
    hasPaymentPassword: z.boolean(),
  }),
})

export const transferToDownline = defineCall({
  method: 'POST',
  path: '/wps/agent/transfer',
  access: 'member',
  summary:
    'Moves money of the main wallet to a member of the team, once for each transferId: `payment_password_needed`, `payment_password_wrong`, `member_unknown`, `amount_bounds` (data min, max), `transfer_day_full` (data countLeft, amountLeft), `withdrawals_frozen`, `withdraw_cooling`, `identity_needed`, `receiver_refused` (a limit or restriction of the receiver), `turnover_missing`, `insufficient_funds`, `transaction_conflict`, `feature_unavailable` (B7)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    transferId: z.uuid(),
    account: accountName,
    amount: moneyText,
    paymentPassword: z.string().min(1).max(128),
    note: z.string().trim().max(100).optional(),
  }),
  response: teamTransfer,
})

export const listTeamTransfers = defineCall({
  method: 'GET',
  path: '/wps/agent/transfers',
  access: 'member',
  summary:
    'Money between uplines and downlines of the member, both ways, newest first; for every member (B7)',
  silent: true,
  query: z.object(agentPage),
  response: z.object({ list: z.array(teamTransfer), nextCursor: cursorText.nullable() }),
})
