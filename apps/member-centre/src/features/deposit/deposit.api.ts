import { call, callQuery, cursorCallQuery } from '@site/shared-api'
import {
  cancelDeposit,
  listDepositChannels,
  listDeposits,
  readDeposit,
  sendSlip as send,
  startDeposit,
  type DepositOrder,
} from '@site/shared-api/contract/deposit'

const PAGE = 20
/** What the form says in its own place. */
export const SAID_BY_FORM = [
  'amount_bounds',
  'invalid_input',
  'channel_unknown',
  'promotion_unknown',
  'bonus_minimum',
  'too_many_deposits',
]

/** Ways of paying, promotions to choose, and orders that still wait (MEM-02). */
export const channelsQuery = () => ({ ...callQuery(listDepositChannels), staleTime: 0 })

export const orderQuery = (orderId: string) => ({
  ...callQuery(readDeposit, { params: { orderId } }),
  staleTime: 0,
})

export const historyQuery = () => ({
  ...cursorCallQuery(listDeposits, { query: { limit: PAGE } }),
  staleTime: 0,
})

/** A deposit to start; the id is made before the first try, so that a second one starts nothing more. */
export interface DepositInput {
  readonly orderId: string
  readonly channelId: string
  readonly amount: string
  readonly promotionId?: string
  readonly voucher?: string
}

export function begin(input: DepositInput): Promise<DepositOrder> {
  return call(startDeposit, { body: input }, { alert: { but: SAID_BY_FORM } })
}

export function cancel(orderId: string): Promise<DepositOrder> {
  return call(cancelDeposit, { params: { orderId } })
}

export function sendSlip(orderId: string, picture: Blob): Promise<DepositOrder> {
  return call(send, { params: { orderId }, pictures: [picture] })
}
