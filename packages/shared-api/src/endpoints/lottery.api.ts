import type { DrawInfo, LotteryPage } from '../contract/lottery.ts'
import { getQuery } from '../query.ts'

export type { Draw, DrawInfo, DrawSchedule, Lottery, LotteryPage } from '../contract/lottery.ts'

/** Lotteries (LOTT) or electronic lotteries (ELOTT) with next draw and last numbers (A7). */
export function lotteriesQuery(gameType: 'LOTT' | 'ELOTT') {
  return getQuery<LotteryPage>(gameType === 'LOTT' ? '/wps/game/lottery/list' : '/wps/game/elott/list')
}

/** The latest draws of one lottery (A7: numero). */
export function drawInfoQuery(lotteryId: string) {
  return getQuery<DrawInfo>('/wps/game/lottery/numero', { lotteryId })
}
