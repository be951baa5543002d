import { call, callQuery, cursorCallQuery } from '@site/shared-api'
import {
  cancelMallOrder,
  listGoods,
  listMallOrders,
  listPoints,
  redeemGood,
  type MallContact,
} from '@site/shared-api/contract/mall'
import { claimRebate, readRebate, rebateHistory } from '@site/shared-api/contract/rebate'
import { claimReward, readRewards, rewardHistory } from '@site/shared-api/contract/reward'
import { claimVipGift, readVip } from '@site/shared-api/contract/vip'

const PAGE = 20
const paged = { query: { limit: PAGE } }
/** Pending rewards change with every round: they are requested whenever they are opened. */
const fresh = { staleTime: 0 }

export const vipQuery = () => ({ ...callQuery(readVip), ...fresh })
export const claimGift = (level: string) => call(claimVipGift, { params: { level } })

export const rewardsQuery = () => ({ ...callQuery(readRewards), ...fresh })
export const rewardHistoryQuery = () => ({ ...cursorCallQuery(rewardHistory, paged), ...fresh })
export const claim = (id: string) => call(claimReward, { params: { id } })

export const rebateQuery = () => ({ ...callQuery(readRebate), ...fresh })
export const rebateHistoryQuery = () => ({ ...cursorCallQuery(rebateHistory, paged), ...fresh })
export const claimAllRebate = (claimId: string) => call(claimRebate, { body: { claimId } })

export const goodsQuery = () => ({ ...callQuery(listGoods), ...fresh })
export const ordersQuery = () => ({ ...cursorCallQuery(listMallOrders, paged), ...fresh })
export const pointsQuery = () => ({ ...cursorCallQuery(listPoints, paged), ...fresh })
export const cancelOrder = (id: string) => call(cancelMallOrder, { params: { id } })

export interface RedeemInput {
  readonly orderId: string
  readonly points: number
  readonly contact?: MallContact
}
export const redeem = (id: string, body: RedeemInput) => call(redeemGood, { params: { id }, body })
