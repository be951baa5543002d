import { call, cursorCallQuery } from '@site/shared-api'
import { convertBonus, forfeitBonus, listBonuses, type Bonus } from '@site/shared-api/contract/bonus'

const PAGE = 10

/** The member's bonuses, newest first (MEM-02). */
export const bonusesQuery = () => ({
  ...cursorCallQuery(listBonuses, { query: { limit: PAGE } }),
  staleTime: 0,
})

export const convert = (bonusId: string): Promise<Bonus> => call(convertBonus, { params: { bonusId } })

export const giveUp = (bonusId: string): Promise<Bonus> => call(forfeitBonus, { params: { bonusId } })
