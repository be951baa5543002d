import { callQuery } from '@site/shared-api'
import { elotteryList, lotteryList, lotteryNumero } from '@site/shared-api/contract/lottery'

/** Lotteries (LOTT) or electronic lotteries (ELOTT) with next draw and last numbers (A7). */
export function lotteriesQuery(gameType: 'LOTT' | 'ELOTT') {
  return callQuery(gameType === 'LOTT' ? lotteryList : elotteryList)
}

/** The latest draws of one lottery (A7: numero). */
export function drawInfoQuery(lotteryId: string) {
  return callQuery(lotteryNumero, { query: { lotteryId } })
}
