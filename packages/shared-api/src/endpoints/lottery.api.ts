import { elotteryList, lotteryList, lotteryNumero } from '../contract/lottery.ts'
import { callQuery } from '../query.ts'

export type { Draw, DrawInfo, DrawSchedule, Lottery, LotteryPage } from '../contract/lottery.ts'

/** Lotteries (LOTT) or electronic lotteries (ELOTT) with next draw and last numbers (A7). */
export function lotteriesQuery(gameType: 'LOTT' | 'ELOTT') {
  return callQuery(gameType === 'LOTT' ? lotteryList : elotteryList)
}

/** The latest draws of one lottery (A7: numero). */
export function drawInfoQuery(lotteryId: string) {
  return callQuery(lotteryNumero, { query: { lotteryId } })
}
